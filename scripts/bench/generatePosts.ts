import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A realistic number without pagination. */
const postsPerCategory = 40

/**
 * Writes posts similar to those of the blog: each combines sections, with headings, code and lists, of three posts, so
 * that all differ. They are in English without translations.
 *
 * @param blog folder of the blog.
 * @returns the number of generated categories.
 */
export function generatePosts(blog: string, count: number): number {
  const originals = readdirSync(blog, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[^/]+\/[^/]+\/index\.md$/.test(path))
    .sort()
    .map((path) => splitPost(readFileSync(join(blog, path), 'utf8')))
  const categories = Math.ceil(count / postsPerCategory)
  for (let category = 0; category < categories; category += 1) {
    const folder = join(blog, `topic-${category}`)
    mkdirSync(folder, { recursive: true })
    const description = `Generated topic number ${category}, which has no other purpose than to be a category like the others with posts of its own.`
    writeFileSync(join(folder, 'index.md'), frontMatter({ name: `Topic ${category}`, description, image: 'blog-ai', alt: 'Three sparks' }))
  }
  for (let number = 0; number < count; number += 1) {
    const folder = join(blog, `topic-${number % categories}`, `post-${number}`)
    mkdirSync(folder)
    writeFileSync(join(folder, 'index.md'), post(number, originals))
  }
  return categories
}

interface Original {
  intro: string
  sections: string[]
}

function splitPost(text: string): Original {
  const parts: string[] = []
  for (const part of text
    .replace(/^---.*?^---$/ms, '')
    .trim()
    .split(/^(?=## )/m)) {
    // Code may contain lines that look like headings.
    const isInCode = (parts.at(-1)?.match(/^```/gm)?.length ?? 0) % 2 === 1
    parts.push(isInCode ? parts.pop() + part : part)
  }
  const [intro = '', ...sections] = parts
  return { intro, sections }
}

function post(number: number, originals: Original[]): string {
  const source = (index: number) => originals[(number * (index + 1) + index) % originals.length] ?? { intro: '', sections: [] }
  const sections = source(0).sections.map((section, index) => source(index % 3).sections[index] ?? section)
  const date = new Date(Date.UTC(2010, 0, 1 + (number % 5000))).toISOString().slice(0, 10)
  const description = `Generated post number ${number}: its sections come from posts of the blog, put together anew for measuring the build.`
  const head = { title: `Generated post ${number}`, description, date, image: 'outlier-detection', alt: 'A field of bumps', keywords: `generated, ${number}` }
  return `${frontMatter(head)}\n${source(0).intro}\n${number}.\n\n${sections.map((section) => section.trim()).join('\n\n')}\n`
}

function frontMatter(values: Record<string, string>): string {
  return ['---', ...Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`), '---', ''].join('\n')
}

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadBlog, newestFirst, orderOf } from './loadBlog'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blog-'))
  mkdirSync(join(folder, 'topic/post'), { recursive: true })
  writeFileSync(join(folder, 'topic/index.md'), '---\nname: Topic\ndescription: About it\nimage: erp\nalt: Puzzle\n---\n')
  writePost({ date: '2026-03-14' })
})
afterEach(() => rmSync(folder, { recursive: true }))

function writePost({ date, updated }: { date: string; updated?: string }): void {
  const fields = `title: Post\ndescription: About it\ndate: ${date}\n${updated ? `updated: ${updated}\n` : ''}image: erp\nalt: Puzzle\nkeywords: post`
  writeFileSync(join(folder, 'topic/post/index.md'), `---\n${fields}\n---\n\nText.\n`)
}

const problems = () => loadBlog(folder).problems.map(({ file, line, found, remedy }) => [`${file.slice(folder.length + 1)}:${line}`, found, remedy])

it('reads a post', () => {
  expect(problems()).toEqual([])
})

it('reads categories and posts that are links to folders', () => {
  symlinkSync('topic', join(folder, 'linked'))
  symlinkSync('post', join(folder, 'topic/other'))
  expect(loadBlog(folder).categories.map(({ slug, posts }) => [slug, posts.map((post) => post.slug)])).toEqual([
    ['linked', ['other', 'post']],
    ['topic', ['other', 'post']],
  ])
})

it('puts categories that are not in the list behind those that are', () => {
  const blog = join(folder, 'blog')
  for (const slug of ['a', 'b', 'c']) cpSync(join(folder, 'topic'), join(blog, slug), { recursive: true })
  writeFileSync(orderOf(blog), '["c", "b"]')
  expect(loadBlog(blog).categories.map(({ slug }) => slug)).toEqual(['c', 'b', 'a'])
})

it('orders the posts of a day alike on every machine', () => {
  // An Estonian one has z before t.
  const compare = vi.spyOn(String.prototype, 'localeCompare').mockImplementation(function (this: string, other: string) {
    return new Intl.Collator('et').compare(this, other)
  })
  for (const slug of ['to-test', 'zero-trust']) cpSync(join(folder, 'topic/post'), join(folder, 'topic', slug), { recursive: true })
  expect(loadBlog(folder).categories[0]?.posts.map(({ slug }) => slug)).toEqual(['post', 'to-test', 'zero-trust'])
  compare.mockRestore()
})

it('orders posts of several categories by day, those of one day by slug', () => {
  const posts = [
    { slug: 'b', date: '2026-03-14' },
    { slug: 'a', date: '2026-03-14' },
    { slug: 'c', date: '2026-03-15' },
  ]
  expect(posts.sort(newestFirst).map(({ slug }) => slug)).toEqual(['c', 'a', 'b'])
})

it.each(['index.en.md', 'index.index.md'])('leaves the original its place beside an %s', (name) => {
  writeFileSync(join(folder, 'topic/post', name), '---\ntitle: Draft\ndescription: A\ndate: 2026-01-01\nimage: erp\nalt: A\nkeywords: a\n---\n')
  const [category] = loadBlog(folder).categories
  expect(category?.posts[0]?.texts.get('en')?.title).toBe('Post')
})

it('reports an unreadable file with the reason', () => {
  rmSync(join(folder, 'topic/post/index.md'))
  mkdirSync(join(folder, 'topic/post/index.md'))
  expect(problems()).toEqual([['topic/post/index.md:1', expect.stringMatching(/^cannot be read: EISDIR/), 'Make it a file that you may read.']])
})

it('reports a broken symbolic link', () => {
  symlinkSync('gone.md', join(folder, 'topic/post/index.de.md'))
  expect(problems()).toEqual([['topic/post/index.de.md:1', expect.stringMatching(/^cannot be read: ENOENT/), 'Make it a file that you may read.']])
})

it.each([
  ['date: 2026-03-14', '\tdate: 2026-03-14', 4, 'Remove the tab.'],
  ['date: 2026-03-14', 'date: 2026-03-14\ndate: 2026-03-14', 5, 'Remove one of the two lines.'],
  ['About it', '"About it', 3, 'Close the quote at the end of the text.'],
  ['About it', 'Tick #1 of many', 3, 'Put the text into "…".'],
  ['About it', '2026-03-14 in numbers, part #2', 3, 'Put the text into "…".'],
  ['About it', '#1 of many', 3, 'Put the text into "…".'],
  ['title: Post', 'title:Post', 2, 'Write a space after the colon, as in “title: …”.'],
  ['keywords: post', 'keywords:post', 7, 'Write a space after the colon, as in “title: …”.'],
  // As word processors write it.
  ['title: Post', 'title:\u00a0Post', 2, 'Write the space of the space bar there, or none at the beginning of the line.'],
  ['title: Post', '\u3000title: Post', 2, 'Write the space of the space bar there, or none at the beginning of the line.'],
  ['title: Post', 'title：Post', 2, 'Write “: ” there, a colon and a space.'],
  ['title: Post', 'title: “Post”', 2, 'Remove them, or put "…" around them if visitors are to see them.'],
  // YAML would leave these two out without a word.
  ['title: Post', 'title: !important news', 2, 'Put the text into "…".'],
  ['title: Post', 'title: &Co writes', 2, 'Put the text into "…".'],
  ['title: Post', 'title: *Post* of the day', 2, 'Put the text into "…".'],
  ['title: Post', 'title: [Post] of the day', 2, 'Put the text into "…".'],
  ['title: Post', 'title: @home', 2, 'Put the text into "…".'],
  ['title: Post', 'title: > 20 users', 2, 'Put the text into "…".'],
  ['date: 2026-03-14', ' date: 2026-03-14', 4, 'Remove it: each name begins its line.'],
  ['date: 2026-03-14', 'date: 20260314', 4, 'It must be a day that exists, as year, month and day: 2026-03-14.'],
  ['---\ntitle', '---\n- title', 2, 'Remove the sign before it, and before the other names: each begins its line.'],
  ['date: 2026-03-14', '* date: 2026-03-14', 4, 'Remove the sign before it, and before the other names: each begins its line.'],
  ['---\ntitle', '--- \ntitle', 1, 'Remove it.'],
  ['post\n---\n', 'post\n---\t\r\n', 8, 'Remove it.'],
  ['post\n---\n', 'post\n', 1, 'Write a line of --- below its last line.'],
])('names the remedy if %j is %j', (right, wrong, line, remedy) => {
  const file = join(folder, 'topic/post/index.md')
  writeFileSync(file, readFileSync(file, 'utf8').replace(right, wrong))
  expect(problems().map(([place, , told]) => [place, told])).toEqual([[`topic/post/index.md:${line}`, remedy]])
})

it('reports what is missing above the text, whatever that says', () => {
  const file = join(folder, 'topic/post/index.md')
  writeFileSync(file, `${readFileSync(file, 'utf8').replace('keywords: post\n', '')}\n\`\`\`yaml\nkeywords: a, b\n\`\`\`\n`)
  expect(problems()).toEqual([['topic/post/index.md:1', 'is missing', expect.stringContaining('“keywords: …”')]])
})

it.each(['Post', '[]', '5', ''])('reports front matter without names, %j, as missing', (text) => {
  writeFileSync(join(folder, 'topic/index.md'), `---\n${text}\n---\n`)
  const remedy = 'Begin the file with a line of ---, below it name: …, description: …, image: …, alt: …, each on a line, then another ---.'
  expect(problems()).toEqual([['topic/index.md:1', 'has no front matter', remedy]])
})

it('reports front matter that is not YAML', () => {
  writePost({ date: '2026: March' })
  const found = 'front matter is not YAML: Nested mappings are not allowed in compact mappings'
  expect(problems()).toEqual([['topic/post/index.md:4', found, 'Put texts that contain a colon or start with a quote into "…".']])
})

it.each(['2026-02-31', '2026-13-01', '2025-02-29', '14.3.2026'])('rejects the date %s, and no update because of it', (date) => {
  writePost({ date, updated: '2024-01-01' })
  expect(problems()).toEqual([['topic/post/index.md:4', `“${date}” does not fit`, 'It must be a day that exists, as year, month and day: 2026-03-14.']])
})

it('rejects an update before the date of the post', () => {
  writePost({ date: '2026-03-14', updated: '2026-03-13' })
  expect(problems()).toEqual([
    ['topic/post/index.md:5', expect.stringContaining('2026-03-13'), expect.stringContaining('leave it out until the post is changed')],
  ])
})

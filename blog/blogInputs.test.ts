import { expect, it, onTestFinished } from 'vitest'
import { getBlog, refreshBlog } from './blog'
import { blogInputs } from './blogInputs'
import { readBlogAtBuild } from './readBlogAtBuild'

it('are the data of a post, with the version of its text in place of the text, which nobody makes', async () => {
  const { slug, category } = getBlog().flatMap(({ posts }) => posts)[0] ?? expect.fail('The blog has no post.')
  const where = { view: 'post', category, slug } as const
  const data = JSON.parse(JSON.stringify((await readBlogAtBuild(where, 'en'))?.blog))
  // What has been made stays for as long as the blog does, so this takes one of its own.
  refreshBlog()
  onTestFinished(() => void refreshBlog())
  const text = getBlog()
    .flatMap(({ posts }) => posts)
    .find((post) => post.slug === slug)
    ?.texts.get('en')
  Object.defineProperty(text, 'html', { get: () => expect.fail('The HTML has been made.') })
  expect(JSON.parse(JSON.stringify(await blogInputs(where, 'en')))).toEqual({ ...data, content: `${text?.version}` })
})

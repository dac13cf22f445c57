import { expect, it, onTestFinished } from 'vitest'
import { getBlog, refreshBlog } from './blog'
import { blogInputs } from './blogInputs'
import { readBlogAtBuild } from './readBlogAtBuild'

it('has the version of a post’s text in place of the text, without rendering it', async () => {
  const { slug, category } = getBlog().flatMap(({ posts }) => posts)[0] ?? expect.fail('The blog has no post.')
  const where = { view: 'post', category, slug } as const
  const data = JSON.parse(JSON.stringify((await readBlogAtBuild(where, 'en'))?.blog))
  // Reloads the blog, because rendered HTML stays in it.
  refreshBlog()
  onTestFinished(() => void refreshBlog())
  const text = getBlog()
    .flatMap(({ posts }) => posts)
    .find((post) => post.slug === slug)
    ?.texts.get('en')
  Object.defineProperty(text, 'html', { get: () => expect.fail('The HTML has been rendered.') })
  expect(JSON.parse(JSON.stringify(await blogInputs(where, 'en')))).toEqual({ ...data, content: `${text?.version}` })
})

import { expect, it } from 'vitest'
import { parseFrontMatter } from '../../blog/frontMatter'
import { formatsOf } from './formats'

const markdown = formatsOf([{ format: 'post', fields: [{ name: 'title', label: 'Title', widget: 'string' }] }]).get('post')

it.each(['Logs', '“Done”', '„Fertig“', '“One” and “two”', 'Ticket #42', '\u00a0a', '\u3000一', 'Logs: what to keep', '"a"'])(
  'a title %j can be read after it is saved',
  (title) => {
    const saved = markdown?.toFile({ title }) ?? ''
    expect(parseFrontMatter(saved.split('---\n')[1] ?? '')).toEqual({ title })
    expect(saved).toMatch(/^---\ntitle: .*\n---\n$/)
    expect(markdown?.fromFile(saved)).toEqual({ title })
  },
)

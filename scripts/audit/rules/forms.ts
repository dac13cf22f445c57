import type { HTMLElement } from 'node-html-parser'
import { tagName } from '../parsePage'
import type { Finding, PageRule } from '../rule'

export const forms = {
  name: 'forms',
  scope: 'page',
  why: 'A form is sent to the backend by POST; by GET, addresses and logs would contain what visitors type. It is not sent as plain text, which the backend cannot read, and its answer replaces the page. A `pattern` is a valid one, as browsers ignore others. Its fields have names, each of its own, or their content is lost. Fields of one line say by `autocomplete` what they are for (WCAG 1.3.5), and those for email addresses and phone numbers by `type` as well, which brings the right keyboard.',
  check: ({ all }, { facts }) => all('form').flatMap((form) => [...wrongTarget(form, `${facts.backend}/contact.php`), ...wrongFields(form)]),
} satisfies PageRule

function wrongTarget(form: HTMLElement, target: string): Finding[] {
  const [action, method] = ['action', 'method'].map((name) => form.getAttribute(name) ?? '')
  const findings: Finding[] = []
  if (action !== target) findings.push({ found: `a form with action="${action}"`, expected: target })
  if (method?.toLowerCase() !== 'post') findings.push({ found: `a form with method="${method}"`, expected: 'post' })
  const odd = ['enctype', 'target'].filter((name) => /^(text\/plain|_blank)$/i.test(form.getAttribute(name) ?? ''))
  return [...findings, ...odd.map((name) => ({ found: `a form with ${name}="${form.getAttribute(name)}"`, expected: `no ${name}` }))]
}

function wrongFields(form: HTMLElement): Finding[] {
  const fields = form.querySelectorAll('input, select, textarea')
  const names = fields.filter((field) => !/^(radio|checkbox)$/.test(typeOf(field))).map((field) => field.getAttribute('name') ?? '')
  const repeated = names.filter((name, index) => name !== '' && names.indexOf(name) !== index)
  return [
    ...names.filter((name) => name === '').map(() => ({ found: 'a field without name', expected: 'a name, by which it is sent' })),
    ...repeated.map((name) => ({ found: `two fields with name="${name}"`, expected: 'a name for each' })),
    ...fields.flatMap(wrongPurpose),
    ...fields.flatMap(wrongPattern),
  ]
}

function wrongPurpose(field: HTMLElement): Finding[] {
  const type = typeOf(field)
  const purpose = field.getAttribute('autocomplete') ?? ''
  const found = `the field “${field.getAttribute('name')}” with type="${type}" and autocomplete="${purpose}"`
  if (purpose === '' && type === 'text') return [{ found, expected: 'a purpose, or “off”' }]
  return ['email', 'tel', 'url'].flatMap((kind) => {
    return purpose.includes(kind) === (type === kind) ? [] : [{ found, expected: `“${kind}” in both, or in neither` }]
  })
}

function wrongPattern(field: HTMLElement): Finding[] {
  const pattern = field.getAttribute('pattern') ?? ''
  try {
    new RegExp(pattern, 'v')
    return []
  } catch {
    return [{ found: `the field “${field.getAttribute('name')}” with pattern="${pattern}"`, expected: 'a regular expression' }]
  }
}

function typeOf(field: HTMLElement): string {
  return field.getAttribute('type') ?? (tagName(field) === 'input' ? 'text' : '')
}

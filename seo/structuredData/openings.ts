import type { ItemList, JobPosting, MonetaryAmount, Occupation } from 'schema-dts'
import { escapeXml } from '../escapeXml'
import type { NodeContext, Posting, SubjectOf } from './subject'

/** The list of openings. Details are on their pages, as search engines require. */
export function listOfOpenings({ name, openings }: SubjectOf<'openings'>, { url, pageAddress }: NodeContext): ItemList {
  return {
    '@type': 'ItemList',
    name,
    url,
    itemListElement: openings.map((opening, index) => ({ '@type': 'ListItem', position: index + 1, name: opening.name, url: pageAddress(opening.path) })),
  }
}

/**
 * An opening: a `JobPosting` if posting date and place are known, else an `Occupation`.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function opening({ name, opening, posting }: SubjectOf<'opening'>, context: NodeContext): JobPosting | Occupation {
  const { text, tasks, keySkills, location, experience } = opening
  const shared = { description: text, responsibilities: tasks, skills: keySkills, experienceRequirements: experience }
  if (!posting) return { '@type': 'Occupation', name, ...shared, occupationLocation: { '@type': 'City', name: location } }
  const { datePosted, validThrough, employmentType, salary } = posting
  return {
    '@type': 'JobPosting',
    title: name,
    ...shared,
    description: wholeDescription(opening),
    url: context.url,
    datePosted,
    ...(validThrough && { validThrough }),
    ...(employmentType && { employmentType }),
    hiringOrganization: context.publisher,
    ...place(posting, context),
    ...(salary && { baseSalary: baseSalary(salary) }),
  }
}

/** The complete description in HTML, which search engines require of a job. They show nothing else, so each fact has its label. */
function wholeDescription({ text, tasks, keySkills, experience, labels }: SubjectOf<'opening'>['opening']): string {
  const heading = (words: string) => `<strong>${escapeXml(words)}</strong>`
  const fact = (label: string, value: string) => `<p>${heading(label)}<br>${escapeXml(value)}</p>`
  const list = `<ul>${tasks.map((task) => `<li>${escapeXml(task)}</li>`).join('')}</ul>`
  return `<p>${escapeXml(text)}</p><p>${heading(labels.tasks)}</p>${list}${fact(labels.keySkills, keySkills)}${fact(labels.experience, experience)}`
}

function place({ remoteFrom }: Posting, { companyAddress }: NodeContext): Partial<Exclude<JobPosting, string>> {
  if (!remoteFrom) return { jobLocation: { '@type': 'Place', address: companyAddress } }
  return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: remoteFrom.map((name) => ({ '@type': 'Country', name })) }
}

function baseSalary({ currency, from, to, per }: NonNullable<Posting['salary']>): MonetaryAmount {
  const amount = to === undefined ? { value: from } : { minValue: from, maxValue: to }
  return { '@type': 'MonetaryAmount', currency, value: { '@type': 'QuantitativeValue', ...amount, unitText: per } }
}

import type { PostalAddress } from 'schema-dts'
import type { PostFacts } from '../../blog/view/postFacts'
import type { Locale } from '../../i18n/languages'
import type { publisher } from './organization'

/** An ancestor in the breadcrumbs; its name is also visible on the page. */
interface Parent {
  name: string
  /** Logical path, without language prefix. */
  path: string
}

/** The subject of a page, from its `+data`. Each text must be visible on the page: the audit checks it. */
export type Subject =
  /** `tagline` says when the company was founded. */
  | { kind: 'home'; tagline: string }
  | ({ kind: 'page' } & Place)
  /** With the registration data that the company has filled in. */
  | ({ kind: 'imprint'; legalName: string; register: string | undefined; vatId: string | undefined } & Place)
  | ({ kind: 'service'; description: string; image: string } & Place)
  | ({ kind: 'caseStudy'; description: string; section: string; image: string } & Place)
  /** `language` is that of the text (BCP 47), which may differ from the page’s; `image` is empty if it has none. */
  | ({ kind: 'post'; language: string; image: string } & PostFacts & Place)
  /** The list of openings, each with its page. */
  | ({ kind: 'openings'; openings: { name: string; path: string }[] } & Place)
  /** `posting` is what search engines require of a job, if known. */
  | ({ kind: 'opening'; opening: Opening; posting: Posting | undefined } & Place)
  /** `date` is the day of the upload (ISO 8601). */
  | ({ kind: 'interview'; title: string; text: string; url: string; date: string; image: string } & Place)

/** A subject of one kind. */
export type SubjectOf<Kind extends Subject['kind']> = Extract<Subject, { kind: Kind }>

interface Place {
  /** The page’s `h1`; of a page with others below it, the short name by which they call it. */
  name: string
  /** The pages between home and this one, from the top. */
  parents?: Parent[]
}

/** The job’s texts on its page; its title is the name of the page. */
interface Opening {
  text: string
  tasks: readonly string[]
  keySkills: string
  location: string
  experience: string
  labels: { tasks: string; keySkills: string; experience: string }
}

/** Date, place and terms of a job (`collections/postingFacts.ts`). */
export interface Posting {
  /** ISO 8601. */
  datePosted: string
  validThrough: string | undefined
  employmentType: string | undefined
  /** Countries of residence for remote work; undefined for work at the company’s address. */
  remoteFrom: readonly string[] | undefined
  salary: { currency: string; from: number; to?: number | undefined; per: string } | undefined
}

/** Shared values of a page’s nodes. */
export interface NodeContext {
  /** The page’s canonical address. */
  url: string
  locale: Locale
  publisher: ReturnType<typeof publisher>
  /** The company’s postal address. */
  companyAddress: PostalAddress
  /** Complete address of a page, by its logical path. */
  pageAddress: (path: string) => string
  /** Complete address of the page’s share image. */
  shareImage: string
  /** Complete address of a picture, by its name or address in the content. */
  imageAddress: (image: string) => string
}

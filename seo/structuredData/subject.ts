import type { PostalAddress } from 'schema-dts'
import type { PostFacts } from '../../blog/view/postFacts'
import type { Locale } from '../../i18n/languages'
import type { publisher } from './organization'

/** A page above another one, under a name that the lower page shows as well. */
interface Parent {
  name: string
  /** Logical path, without language prefix. */
  path: string
}

/** What a page is about, as its `+data` gives it. Each text has to stand on the page: the audit looks for it. */
export type Subject =
  /** `tagline` says when the company was founded. */
  | { kind: 'home'; tagline: string }
  | ({ kind: 'page' } & Place)
  /** With what the company has filled in of its registration. */
  | ({ kind: 'imprint'; legalName: string; register: string | undefined; vatId: string | undefined } & Place)
  | ({ kind: 'service'; description: string; image: string } & Place)
  | ({ kind: 'caseStudy'; description: string; section: string; image: string } & Place)
  /** `language` is that of the text (BCP 47), which may not be that of the page. */
  | ({ kind: 'post'; language: string; image: string } & PostFacts & Place)
  /** The list of openings, each with its page. */
  | ({ kind: 'openings'; openings: { name: string; path: string }[] } & Place)
  /** `posting` is what search engines need to show it as a job, where that is known. */
  | ({ kind: 'opening'; opening: Opening; posting: Posting | undefined } & Place)
  /** `date` is when it was put there (ISO 8601). */
  | ({ kind: 'interview'; title: string; text: string; url: string; date: string; image: string } & Place)

interface Place {
  /** The page’s `h1`. */
  name: string
  /** The pages between home and this one, from the top. */
  parents?: Parent[]
}

/** A job as its page words it; its title is the name of the page. */
interface Opening {
  text: string
  tasks: readonly string[]
  keySkills: string
  location: string
  experience: string
}

/** When, where and on what terms a job is to be had (`collections/postingFacts.ts`). */
export interface Posting {
  /** ISO 8601. */
  datePosted: string
  validThrough: string | undefined
  employmentType: string | undefined
  /** Countries in which somebody may live who works remotely; without them, work is done at the company’s address. */
  remoteFrom: readonly string[] | undefined
  salary: { currency: string; from: number; to?: number | undefined; per: string } | undefined
}

/** What the nodes of a page have in common. */
export interface NodeContext {
  /** The page’s canonical address. */
  url: string
  locale: Locale
  publisher: ReturnType<typeof publisher>
  /** The company’s postal address. */
  companyAddress: () => PostalAddress
  /** Complete address of a page, by its logical path. */
  pageAddress: (path: string) => string
  imageAddress: (image: string) => string
}

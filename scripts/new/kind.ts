/** A question, or its flag. */
export interface Field {
  name: string
  question: string
  /** All possible answers, if there are only few. */
  options?: () => string[]
  /** Derives a default from earlier answers; without it, an answer is required. */
  fallback?: (answers: Record<string, string>) => string
  /** The problem of an answer, as the end of a sentence. */
  problem?: (answer: string) => string | undefined
}

/** A kind of thing that `npm run new` creates. */
export interface Kind {
  fields: Field[]
  /** Sample parameters. */
  example: string
  /** @throws if it exists already. */
  create(answers: Record<string, string>): Creation
}

export interface Creation {
  /** Written completely or not at all. */
  files: NewFile[]
  /** First line of the output. */
  summary: string
  /** Next steps, after the texts are filled in. */
  next: string
}

export interface NewFile {
  path: string
  text: string
  /** Must not exist yet. */
  isNew: boolean
}

import { join } from 'node:path'
import { z } from 'zod'
import { art } from '../art/catalogue'
import { listPhotographs } from '../collections/photographs'

/**
 * The JSON Schema of a file in `content/`. Editors complete `image` from the existing pictures.
 *
 * @param root project root, for the photographs.
 * @see https://zod.dev/json-schema
 */
export function contentSchema(schema: z.ZodType, root: string): object {
  const pictures = [...Object.keys(art), ...listPhotographs(join(root, 'content/images'))]
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema, path }) => {
      // A photograph may be referenced before it exists.
      if (path.at(-1) === 'image') Object.assign(jsonSchema, { anyOf: [{ enum: pictures }, { pattern: '^[a-zA-Z0-9][\\w-]*\\.(jpe?g|png|webp)$' }] })
    },
  })
  return json
}

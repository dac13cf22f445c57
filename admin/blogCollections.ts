import type { CollectionSlugOptions } from '@sveltia/cms'
import type { z } from 'zod'
import { categoryText, postText } from '../blog/frontMatterSchemas'
import type { Site } from '../check/readSite'
import { textLengths } from '../check/wordsSchema'
import { defaultLocale } from '../i18n/languages'
import type { Field } from './browser/field'
import { photographs } from './browser/fileValue'
import type { FolderCollection } from './collection'
import { jsonSchemaOf } from './contentCollections'
import { type Choices, fieldsOf, type JsonSchema } from './schemaFields'

/** The categories of the blog, and a folder of posts for each. */
export function blogCollections({ blog }: Site, choices: Choices): FolderCollection[] {
  const posts = [...fieldsOf(frontMatterSchema(postText), choices).map(withLanguage), body]
  return [
    ...blog.map(({ slug, texts }): FolderCollection => {
      const name = texts.get(defaultLocale)?.name ?? slug
      return {
        ...folder,
        name: `posts-${slug}`,
        label: `Posts: ${name}`,
        label_singular: 'Post',
        icon: 'article',
        folder: `content/blog/${slug}`,
        format: `posts-${slug}`,
        slug: { ...slugOptions, template: '{{title}}' },
        summary: '{{title}}',
        sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
        fields: posts,
      }
    }),
    {
      ...folder,
      name: 'categories',
      label: 'Categories of the blog',
      label_singular: 'Category',
      icon: 'category',
      folder: 'content/blog',
      format: 'categories',
      // Deleting a category would leave its posts.
      delete: false,
      slug: { ...slugOptions, template: '{{name}}' },
      summary: '{{name}}',
      fields: fieldsOf(frontMatterSchema(categoryText), choices).map(withLanguage),
    },
  ]
}

const folder = {
  path: '{{slug}}/index',
  create: true,
  delete: true,
  i18n: { structure: 'multiple_files', omit_default_locale_from_file_path: true, initial_locales: 'default' },
  media_folder: photographs,
  public_folder: photographs,
} as const

const slugOptions: CollectionSlugOptions = {
  editable: ['create'],
  pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Small letters, digits and single hyphens.'],
  hint: 'The last part of the address',
}

const body: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  i18n: true,
  modes: ['raw', 'rich_text'],
  hint: 'In Markdown. A picture is put in by the toolbar, with the button “Image”; “Alt Text” says what it shows',
}

/** With the lengths that the check enforces. */
function frontMatterSchema(schema: z.ZodType): JsonSchema {
  const { properties = {}, ...rest } = jsonSchemaOf(schema)
  return { ...rest, properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, { ...each, ...textLengths(name) }])) }
}

/** Date and picture are the same in every language. */
function withLanguage(field: Field): Field {
  return { ...field, i18n: ['date', 'image', 'photograph'].includes(field.name) ? 'duplicate' : true }
}

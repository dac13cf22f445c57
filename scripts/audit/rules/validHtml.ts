import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate'
import type { PageRule } from '../rule'

/** All pages have the same configuration; working it out anew takes longer than half of them. */
class OneConfigLoader extends StaticConfigLoader {
  private known: ReturnType<StaticConfigLoader['getConfigFor']> | undefined

  override getConfigFor(handle: string) {
    this.known ??= super.getConfigFor(handle)
    return this.known
  }
}

/**
 * The rules of the HTML standard and of accessibility, without those of taste.
 *
 * @see https://html-validate.org/rules/presets.html
 */
const validator = new HtmlValidate(
  new OneConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // A label on a list is allowed, and says what it lists.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // In neither of the two sets.
      'input-missing-label': 'error',
    },
  }),
)

export const validHtml = {
  name: 'valid HTML',
  scope: 'page',
  why: 'Browsers and crawlers repair invalid HTML differently: misplaced elements, unknown attributes, duplicate ids, fields without a label (https://html.spec.whatwg.org).',
  check({ source, file }) {
    const { results } = validator.validateStringSync(source, file)
    return results.flatMap(({ messages }) => messages).map(describe)
  },
} satisfies PageRule

function describe({ message, line, column, ruleId, selector }: Message) {
  return {
    found: `line ${line}, column ${column}: ${message}${selector ? ` (${selector})` : ''}`,
    expected: `what https://html-validate.org/rules/${ruleId}.html says`,
  }
}

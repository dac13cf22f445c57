import { HtmlElement, HtmlValidate, type Message, StaticConfigLoader } from 'html-validate'
import type { PageRule } from '../rule'

/** All pages share one configuration; resolving it takes longer than checking half of them. */
class OneConfigLoader extends StaticConfigLoader {
  private known: ReturnType<StaticConfigLoader['getConfigFor']> | undefined

  override getConfigFor(handle: string) {
    this.known ??= super.getConfigFor(handle)
    return this.known
  }
}

/**
 * As the library’s own, which makes new lists at each element: its rules search a page a hundred times, which took a sixth of the time of
 * this rule.
 */
HtmlElement.prototype.getElementsByTagName = function (name) {
  const found: HtmlElement[] = []
  const search = (parent: HtmlElement) => {
    for (const child of parent.childElements) {
      if (child.is(name)) found.push(child)
      search(child)
    }
  }
  search(this)
  return found
}

/**
 * The rules of the HTML standard and of accessibility, without style rules.
 *
 * @see https://html-validate.org/rules/presets.html
 */
const validator = new HtmlValidate(
  new OneConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // Lists may have a label.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // In neither preset.
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

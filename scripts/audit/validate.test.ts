import { expect, it } from 'vitest'
import { document, samplePage } from '../../testing/sampleSite'
import { validate, validator } from './validate'

/** For each rule of html-validate that is on, a fault that it finds. */
const faults: Record<string, string> = {
  'area-alt': '<map name="m" id="m"><area href="/"></map><img alt="x" src="/a" usemap="#m">',
  'aria-hidden-body': '</body><body aria-hidden="true">',
  'aria-label-misuse': '<meta aria-label="x">',
  'attr-spacing': '<p id="a"class="b">x</p>',
  'attribute-allowed-values': '<input type="foo" aria-label="x">',
  'attribute-misuse': '<a download="x">y</a>',
  'close-attr': '<p>x</p class="a">',
  'close-order': '<p><b>x</p></b>',
  deprecated: '<center>x</center>',
  'doctype-html': '<!doctype html SYSTEM "about:legacy-compat">',
  'element-name': '<foo>x</foo>',
  'element-permitted-content': '<ul><p>x</p></ul>',
  'element-permitted-occurrences': '<table><caption>x</caption><caption>y</caption></table>',
  'element-permitted-order': '<table><tbody><tr><td>y</td></tr></tbody><caption>x</caption></table>',
  'element-permitted-parent': '<div><title>x</title></div>',
  'element-required-ancestor': '<area href="/" alt="x">',
  'element-required-attributes': '<embed src="/a">',
  'element-required-content': '</body></html><html lang="en"><body>',
  'empty-heading': '<h2></h2>',
  'empty-title': '<title></title>',
  'heading-level': '<h1>x</h1><h3>y</h3>',
  'hidden-focusable': '<p aria-hidden="true"><a href="/">x</a></p>',
  'input-missing-label': '<input type="text">',
  'map-dup-name': '<map name="m"></map><map name="m"></map>',
  'map-id-name': '<map name="m" id="n"></map>',
  'meta-refresh': '<meta http-equiv="refresh" content="5;url=/">',
  'multiple-labeled-controls': '<label><input><input>x</label>',
  'no-abstract-role': '<p role="widget">x</p>',
  'no-autoplay': '<video autoplay></video>',
  'no-deprecated-attr': '<table><tr><td align="right">x</td></tr></table>',
  'no-dup-attr': '<p id="a" id="b">x</p>',
  'no-dup-id': '<p id="a">x</p><p id="a">y</p>',
  'no-implicit-button-type': '<form><button>x</button></form>',
  'no-multiple-main': '<main>x</main><main>y</main>',
  'no-raw-characters': '<p>a < b</p>',
  'no-redundant-aria-label': '<label for="a">x</label><input id="a" aria-label="x">',
  'no-redundant-for': '<label for="a">x<input id="a"></label>',
  'no-redundant-role': '<main role="main">x</main>',
  'no-unused-disable': '<p><!-- [html-validate-disable-next no-dup-id] -->x</p>',
  'prefer-native-element': '<p role="button">x</p>',
  'script-element': '<script src="/a.js"/>',
  'text-content': '<button type="button"></button>',
  'unique-landmark': '<nav>x</nav><nav>y</nav>',
  'unrecognized-char-ref': '<p>&nothing;</p>',
  'valid-autocomplete': '<input autocomplete="foo" aria-label="x">',
  'valid-for': '<p id="a">x</p><label for="a">y</label>',
  'valid-id': '<p id="">x</p>',
  'void-content': '<img alt="" src="/a"></img>',
  'wcag/h30': '<a href="/"></a>',
  'wcag/h32': '<form></form>',
  'wcag/h36': '<input type="image" src="/a">',
  'wcag/h37': '<img src="/a.svg">',
  'wcag/h63': '<table><tr><th>a</th><th>b</th></tr><tr><th>c</th><td>d</td></tr></table>',
  'wcag/h67': '<img alt="" title="x" src="/a">',
  'wcag/h71': '<fieldset><p>x</p></fieldset>',
}

it.each(Object.entries(faults))('%s finds %s', (rule, body) => {
  const page = body.startsWith('<!') ? document().replace('<!doctype html>', body) : document(body)
  expect(validate(samplePage(page)[0]).map(({ ruleId }) => ruleId)).toContain(rule)
})

it('has a fault for every rule', async () => {
  const rules = [...(await validator.getConfigFor('a.html')).getRules()]
  // It is about the configuration itself.
  const isOn = ([name, [severity]]: (typeof rules)[number]) => severity > 0 && name !== 'deprecated-rule'
  expect(
    rules
      .filter(isOn)
      .map(([name]) => name)
      .sort(),
  ).toEqual(Object.keys(faults).sort())
})

import { styled } from 'styled-components'
import { languageOf } from '../../i18n/languages'
import SendMessage, { type SendMessageProps } from '../../islands/SendMessage'
import { color, media, space, type } from '../../theme/tokens'
import { Island } from '../island/Island'
import { button } from '../text/buttonStyle'
import { useLocale } from '../text/language'
import { TaggedLinks } from '../text/TaggedLinks'
import { selectArrow } from './selectArrow'
import { toast } from './toast'

interface ContactFormProps {
  /** Address of the contact call. */
  action: string
  labels: Record<'fname' | 'lname' | 'email' | 'contact' | 'message' | 'service', string>
  /** What an address looks like, for those who have left a part of theirs. */
  emailHint: string
  servicePlaceholder: string
  services: Record<string, string>
  honeypot: string
  /** With the tags `privacy` and `imprint`. */
  privacyNote: string
  words: SendMessageProps['words']
}

/**
 * The contact form as native HTML: field names and initial values are those of the request (specification §3 and §7,
 * including `servcice`, and the empty service of a sent form), nothing is required, and it works without script.
 */
export function ContactForm({ action, labels, emailHint, servicePlaceholder, services, honeypot, privacyNote, words }: ContactFormProps) {
  const names = languageOf(useLocale()).familyNameFirst ? nameFields.toReversed() : nameFields
  return (
    <Form id={id} action={action} method="post" encType="multipart/form-data">
      {names.map(({ name, autoComplete }) => (
        <label key={name}>
          {labels[name]}
          <input name={name} autoComplete={autoComplete} dir="auto" />
        </label>
      ))}
      <label className="hinted">
        {labels.email}
        <input name="email" type="email" autoComplete="email" aria-describedby="_email-hint" />
        {/* Not a part of the field’s name while it is shown. */}
        <span className="hint" id="_email-hint" aria-hidden>
          {emailHint}
        </span>
      </label>
      <label>
        {labels.contact}
        <input name="contact" type="tel" autoComplete="tel" />
      </label>
      <label className="wide">
        {labels.service}
        <select name="service" defaultValue="servcice">
          <option value="servcice">{servicePlaceholder}</option>
          <option value="" hidden>
            {servicePlaceholder}
          </option>
          {Object.entries(services).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="wide">
        {labels.message}
        <textarea name="message" rows={6} dir="auto" />
      </label>
      <div className="visually-hidden" aria-hidden>
        <label>
          {honeypot}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="wide note">
        <TaggedLinks to={{ privacy: '/privacy', imprint: '/imprint' }}>{privacyNote}</TaggedLinks>
      </p>
      <Island until="interaction" within={id}>
        <SendMessage form={id} words={words} />
      </Island>
    </Form>
  )
}

const id = 'contact-form'

const nameFields = [
  { name: 'fname', autoComplete: 'given-name' },
  { name: 'lname', autoComplete: 'family-name' },
] as const

const Form = styled.form`
  /* A field is as wide as its column, never wider, whatever the size of its letters. */
  &, label { display: grid; grid-template-columns: minmax(0, 1fr) }
  gap: 1.5rem ${space.gap};
  label { align-content: end; gap: 0.35rem; font-weight: 600; color: ${color.heading}; font-size: ${type.small} }
  input, select, textarea {
    inline-size: 100%; min-block-size: 3.25rem; padding: 0.7rem 0.9rem; font-weight: 400; font-size: ${type.body}; background: ${color.paper};
    border: 1px solid ${color.field}; border-radius: 4px; transition: border-color 150ms;
    &:hover { border-color: ${color.heading} }
    &:focus-visible { outline: 2px solid ${color.accent}; outline-offset: 0; border-color: ${color.accent} }
    /* A thicker line as well, for those who do not see its colour, and for contrast themes. */
    &:user-invalid { border-color: ${color.failure}; outline-color: ${color.failure}; &:not(:focus-visible) { outline: 1px solid ${color.failure}; outline-offset: -2px } }
  }
  /* Beside the label, where nothing moves as long as it has one line: it appears while the button may be pressed. */
  .hinted { grid-template-columns: auto minmax(0, 1fr); column-gap: 0.5rem; input { grid-area: 2 / 1 / auto / -1 } }
  .hint { display: none; grid-area: 1 / 2; font-weight: 400; text-align: end; color: ${color.failure} }
  :user-invalid + .hint { display: block }
  ${selectArrow}
  /* It grows with the message, and not so far that the button is out of sight. */
  textarea { resize: vertical; min-block-size: 10rem; max-block-size: max(60svh, 10rem); field-sizing: content }
  .note { font-size: ${type.small}; color: ${color.muted}; &:lang(ja) { word-break: auto-phrase } }
  [type='submit'] {
    ${button}
    &[aria-disabled='true'] { background: #5C5C5C; cursor: progress }
  }
  > [data-island] { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1.5rem; min-block-size: 3.25rem }
  .outcome { font-weight: 600; text-wrap: balance; word-break: auto-phrase; color: ${color.success}; &[data-tone='failure'] { color: ${color.failure} } }
  ${toast}
  ${media.sm} { grid-template-columns: 1fr 1fr; .wide, > [data-island] { grid-column: 1 / -1 } }
`

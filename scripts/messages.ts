import { loadProgram } from '../server/loadProgram'

/** `npm run messages`: lists the messages of the contact form, for a company without a mail server. */
await loadProgram(() => import('./messages/messagesCommand'))

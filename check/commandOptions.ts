import { parseArgs } from 'node:util'
import { didYouMean, nearName } from '../collections/nearName.ts'
import { optionsWithoutDashes } from './optionsWithoutDashes.ts'

interface Option {
  type: 'boolean' | 'string'
  multiple?: boolean
  /** If true, the option is written `--no-…`. */
  default?: boolean | string | string[]
  /** Stands for its value in the help; `<number>` for one from 1 to 99. */
  value?: string
  does: string
}

interface OptionToken {
  rawName: string
  value?: string | undefined
  inlineValue?: boolean | undefined
}

/** A command of package.json and its options. */
export interface Command {
  name: string
  does: string
  /** Whether words without dashes are part of the command. */
  allowPositionals?: boolean
  options: Record<string, Option>
}

/**
 * Reads the command line.
 *
 * @param args after the `--`.
 * @throws naming the first option that the command does not have, that has a wrong number of values, or that npm has kept.
 */
export function readCommand<T extends Pick<Command, 'name' | 'allowPositionals' | 'options'>>({ name, allowPositionals = false, options }: T, args: string[]) {
  const kept = optionsWithoutDashes(process.env, name, Object.entries(options).map(writtenOption))
  if (kept) throw new Error(kept)
  const known = Object.entries(options).flatMap(([option, { type, default: value }]) =>
    type === 'string' ? [`--${option}`, `--${option}=`] : value === true ? [`--no-${option}`, `--${option}`] : [`--${option}`],
  )
  // Not strict, for error messages of our own.
  const { tokens, positionals } = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true, allowNegative: true })
  for (const token of tokens) {
    if (token.kind === 'option' && known.includes(token.rawName)) checkValue(name, token, options[token.name])
    const given = token.kind === 'positional' ? (allowPositionals ? undefined : token.value) : token.kind === 'option' ? token.rawName : undefined
    if (given === undefined || (token.kind === 'option' && known.includes(given))) continue
    const near = known.find((each) => each === `--${given}`) ?? nearName(given.replace(/^-*/, '--'), known)
    throw new Error(`npm run ${name} has no ${given}${didYouMean(near) || '.'} All options: npm run ${name} -- --help`)
  }
  const { values } = parseArgs<{ args: string[]; options: T['options']; allowNegative: true; allowPositionals: true }>({
    args,
    options,
    allowNegative: true,
    allowPositionals: true,
  })
  return { values, positionals }
}

/**
 * Reads the command line of this process, which ends here if that asks for help or is wrong.
 *
 * @param help what is told of the command.
 */
export function readCommandLine<T extends Command>(command: T, help = describeCommand(command)): ReturnType<typeof readCommand<T>> {
  const args = process.argv.slice(2)
  if (isHelpWanted(args)) {
    console.log(help)
    process.exit()
  }
  try {
    return readCommand(command, args)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** Rejects an option without its value, which may have taken the next option for it, a value that is no number where one is wanted, and a switch with one. */
function checkValue(command: string, { rawName, value, inlineValue }: OptionToken, option: Option | undefined) {
  const takesValue = option?.type === 'string'
  if (!takesValue && value !== undefined) throw new Error(`${rawName} takes no value: npm run ${command} -- ${rawName}`)
  if (takesValue && (!value || (value.startsWith('-') && !inlineValue))) {
    const taken = value ? `. If “${value}” is the value, write ${rawName}="${value}"` : ''
    throw new Error(`${rawName} needs a value: npm run ${command} -- ${rawName} ${option.value ?? '…'}${taken}`)
  }
  if (option?.value === '<number>' && !/^[1-9]\d?$/.test(value ?? '')) throw new Error(`${rawName} is “${value}”; use a number from 1 to 99.`)
}

/** An option as it is written, without its dashes; with `=` if it takes a value. */
function writtenOption([name, { type, default: value }]: [string, Option]): string {
  return type === 'string' ? `${name}=` : value === true ? `no-${name}` : name
}

/** Whether somebody asks what a command can do. */
export function isHelpWanted(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h')
}

/** What a command does with each option, as lines that can be copied. */
export function describeCommand({ name, does, options }: Command): string {
  const rows = Object.entries(options).map(([option, { default: value, value: placeholder, does }]) => {
    return [` -- --${value === true ? 'no-' : ''}${option}${placeholder ? ` ${placeholder}` : ''}`, does] as const
  })
  const width = Math.max(...rows.map(([option]) => option.length))
  return [['', does] as const, ...rows].map(([option, what]) => `npm run ${name}${option.padEnd(width)}   ${what}`).join('\n')
}

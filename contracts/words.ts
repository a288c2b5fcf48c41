import { merged } from './kit/merge.ts'
import * as modules from './modules.ts'

type Words = Readonly<Record<string, string>>

/** The label of an event, by its type. */
export const eventWords: Words = merged(modules, 'eventWords')
/** The label of a command, by its name. */
export const commandWords: Words = merged(modules, 'commandWords')

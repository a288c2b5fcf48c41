import { merged } from './kit/merge.ts'
import * as modules from './modules.ts'

type Words = Readonly<Record<string, string>>

/** What happened, as people say it, by the type of the event. */
export const eventWords: Words = merged(modules, 'eventWords')
/** What was tried, as people say it, by the name of the command. */
export const commandWords: Words = merged(modules, 'commandWords')

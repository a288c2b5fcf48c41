import type { ContractManifest } from './kit/manifest.ts'
import { serverRefusals } from './labels.pt.ts'
import * as modules from './modules.ts'

type Texts = Readonly<Record<string, string>>
const refusing = Object.entries(modules).flatMap(([name, module]: [string, ContractManifest]) =>
  module.refusals ? [{ ...module, name }] : [],
)

/** The texts of each module's refusal codes, by the name of the module. */
export const refusalTexts: Readonly<Record<string, Texts>> = Object.fromEntries(refusing.map(({ name, refusals = {} }) => [name, refusals]))
const inAny = Object.assign({}, serverRefusals, ...Object.values(refusalTexts).toReversed()) as Texts

/** The text of a refusal code in its module; a code that the module does not have comes from another module that it asked. */
export const messageFor = (code: string, module = ''): string => refusalTexts[module]?.[code] ?? inAny[code] ?? code

const moduleOfCommand: ReadonlyMap<string, string> = new Map(
  refusing.flatMap(({ name, routes = {}, served = {} }) =>
    [...Object.values(routes), ...Object.values(served)].flatMap((table) =>
      Object.values(table).flatMap((row) => ('command' in row ? [[row.command, name] as const] : [])),
    ),
  ),
)
/** The text of the code that a command was refused with. */
export const messageForCommand = (code: string, command: string): string => messageFor(code, moduleOfCommand.get(command))

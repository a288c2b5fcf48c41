import type { ContractManifest } from './kit/manifest.ts'
import type { RouteTable } from './kit/route.ts'
import { serverRefusals } from './labels.pt.ts'
import * as modules from './modules.ts'

type Texts = Readonly<Record<string, string>>
const tablesOf = ({ routes = {}, served = {} }: ContractManifest): readonly RouteTable[] => [
  ...Object.values(routes),
  ...Object.values(served),
]
const textsOf = (module: object): Texts => ('refusals' in module ? (module.refusals as Texts) : {})

/** The texts of each module's refusal codes, by the name of the module. */
export const refusalTexts: Readonly<Record<string, Texts>> = Object.fromEntries(
  Object.entries(modules).flatMap(([name, module]) => ('refusals' in module ? [[name, textsOf(module)]] : [])),
)
const inAny = Object.assign({}, serverRefusals, ...Object.values(refusalTexts).toReversed()) as Texts

/** The text of a refusal code as its module says it; a code that the module does not have comes from another one, which it asked. */
export const messageFor = (code: string, module = ''): string => refusalTexts[module]?.[code] ?? inAny[code] ?? code

const moduleOfCommand: ReadonlyMap<string, string> = new Map(
  Object.entries(modules).flatMap(([name, module]) =>
    tablesOf(module).flatMap((table) => Object.values(table).flatMap((row) => ('does' in row ? [[row.does, name] as const] : []))),
  ),
)
/** The text of a code that a command was refused with. */
export const messageForCommand = (code: string, command: string): string => messageFor(code, moduleOfCommand.get(command))

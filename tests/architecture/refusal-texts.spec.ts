import { serverRefusals } from '@embarca/contracts/labels.pt.ts'
import { messageFor, messageForCommand, refusalTexts } from '@embarca/contracts/refusals.ts'
import { allRoutes } from '@embarca/contracts/routes.ts'
import { modules, routesTo } from '@embarca/services/modules.ts'
import { expect, it } from 'vitest'

const texts = [serverRefusals, ...Object.values(refusalTexts)] as readonly Readonly<Record<string, string>>[]
const codes = [...new Set(texts.flatMap((of) => Object.keys(of)))]
const textsOf = (code: string) => new Set(texts.flatMap((of) => of[code] ?? []))
const ambiguous = codes.filter((code) => textsOf(code).size > 1)

/** Every command of a route table, with the module that decides it. */
const commands = Object.entries(routesTo).flatMap(([table, name]) =>
  Object.values(allRoutes[table as keyof typeof allRoutes]).flatMap((row: object) =>
    'command' in row ? [{ table, command: String(row.command), module: modules[name].name }] : [],
  ),
)

it('a code has one text per table: a response and the history of a load show the same', () => {
  const shown = ({ command, module }: (typeof commands)[number], code: string) =>
    new Set([messageFor(code, module), messageForCommand(code, command)])
  const twice = commands.flatMap((one) => ambiguous.flatMap((code) => (shown(one, code).size > 1 ? [{ ...one, code }] : [])))
  expect(ambiguous).toContain('DRIVER_MISSING')
  expect(twice).toEqual([])
})

it('a code of the server has no different text in a module', () => {
  expect(ambiguous.filter((code) => Object.hasOwn(serverRefusals, code))).toEqual([])
})

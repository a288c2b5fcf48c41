import type { Route } from '@embarca/contracts/kit/route.ts'
import { messageFor } from '@embarca/contracts/refusals.ts'
import { allRoutes } from '@embarca/contracts/routes.ts'
import { modules, routesTo } from '@embarca/services/modules.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callScenarios } from './scenarios/all.ts'
import { openSetting, personas, type ScenarioSetting } from './scenarios/setting.ts'

let setting: ScenarioSetting
beforeAll(async () => {
  setting = await openSetting()
})
afterAll(() => setting.app.close())

/** The module whose table has the row. */
const moduleOf = (row: Route) => {
  const [table] = Object.entries(allRoutes).find(([, rows]) => (Object.values(rows) as Route[]).includes(row))!
  const name = routesTo[table as keyof typeof allRoutes]
  return name && modules[name].name
}

const at = (body: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], body)

describe.each(callScenarios.map((scenario) => [[scenario.call, scenario.row.at].filter(Boolean).join(' '), scenario] as const))(
  '%s',
  (_, { row, by = personas.staff, given, then, shows, refused }) => {
    it(`records ${then.join(', ')}, and the result is visible afterwards`, async () => {
      const input = await given(setting)
      const before = await setting.settled()
      const { stream } = await setting.execute(row, input as never, by)
      const recorded = await setting.app.data.events.readAll(before)
      expect(
        recorded
          .map(({ type }) => type)
          .filter((type) => then.includes(type))
          .sort(),
      ).toEqual([...then].sort())
      expect(recorded[0]!.by.userId).toBe(by.userId)
      const { ask, input: about, at: path, is, as = personas.staff } = shows(input, stream)
      const { body } = await setting.app.as(as).call(ask as Route, about as never)
      expect(at(body, path)).toEqual(is)
    })

    it(`is refused with ${refused.code} in the wrong state, and nothing is recorded`, async () => {
      const input = await refused.given(setting)
      const before = await setting.settled()
      const reply = await setting.ask(row, input as never, by)
      const { code, messages, fields } = reply.body as unknown as { code: string; messages: string[]; fields?: unknown }
      expect([reply.status, code]).toEqual([refused.status ?? 422, refused.code])
      expect(messages.length).toBeGreaterThan(0)
      if (reply.status === 422 && !fields) expect(messages).toEqual([messageFor(code, moduleOf(row))])
      for (const message of messages) expect(message).toMatch(/\S+ \S+/)
      expect(await setting.settled()).toBe(before)
    })
  },
)

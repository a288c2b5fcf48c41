import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { openBrowser } from './browser.ts'
import { type Carriers, carriersOf } from './carriers.ts'
import { type Desk, deskOf } from './desk.ts'
import { type House, startHouse } from './house.ts'

type Story = { readonly browser: Browser; readonly house: House; readonly carriers: Carriers; readonly desk: Desk }

/** Where a story is told, step by step: a house with few loads, a coordinator at her desk, whose page is never loaded again, and the carriers. */
export const story = (): Story => {
  const told = {} as { -readonly [Part in keyof Story]: Story[Part] }
  beforeAll(async () => {
    ;[told.browser, told.house] = await Promise.all([openBrowser(), startHouse({ loads: 10 })])
    told.carriers = carriersOf(told.house.url)
    told.desk = deskOf(await told.house.signIn(told.browser, 'operador'))
    await told.desk.page.evaluate(() => Object.assign(globalThis, { neverLoadedAgain: true }))
  }, 60_000)
  afterAll(async () => {
    const loadedAgain = await told.desk.page.evaluate(whyLoadedAgain)
    await told.browser.close()
    await told.house.close()
    expect(loadedAgain).toEqual([])
  })
  return told
}

/** Nothing, unless the page was loaded again: then how, and what it kept over that. */
const whyLoadedAgain = () =>
  'neverLoadedAgain' in globalThis
    ? []
    : [...performance.getEntriesByType('navigation').map((entry) => JSON.stringify(entry)), ...Object.keys(sessionStorage)]

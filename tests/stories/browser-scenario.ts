import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { openBrowser } from '../kit/browser.ts'
import { type CoordinatorPage, coordinatorPage } from '../kit/coordinator-page.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { type Carriers, carriersOf } from './carriers.ts'

type BrowserScenario = {
  readonly browser: Browser
  readonly application: ServedApplication
  readonly carriers: Carriers
  readonly coordinator: CoordinatorPage
}

/** Setting of a browser scenario: the application with few loads, a coordinator whose page is never reloaded, and the carriers. */
export const browserScenario = (): BrowserScenario => {
  const scenario = {} as { -readonly [Part in keyof BrowserScenario]: BrowserScenario[Part] }
  beforeAll(async () => {
    ;[scenario.browser, scenario.application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    scenario.carriers = carriersOf(scenario.application.url)
    scenario.coordinator = coordinatorPage(await scenario.application.signIn(scenario.browser, 'operador'))
    await scenario.coordinator.page.evaluate(() => Object.assign(globalThis, { neverLoadedAgain: true }))
  }, 60_000)
  afterAll(async () => {
    const loadedAgain = await scenario.coordinator.page.evaluate(whyLoadedAgain)
    await scenario.browser.close()
    await scenario.application.close()
    expect(loadedAgain).toEqual([])
  })
  return scenario
}

/** Undefined unless the page was reloaded: then the kind of navigation and what the page kept. */
const whyLoadedAgain = () =>
  'neverLoadedAgain' in globalThis
    ? []
    : [...performance.getEntriesByType('navigation').map((entry) => JSON.stringify(entry)), ...Object.keys(sessionStorage)]

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { showTheme } from './theme.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
type Violation = { readonly id: string; readonly impact: string; readonly nodes: readonly { readonly html: string }[] }

/** Waits for time-based animations, and for those that follow them; scroll-driven ones are left. */
const settled = async () => {
  const ending = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
  for (let left = ending(); left.length > 0; left = ending()) await Promise.allSettled(left.map(({ finished }) => finished))
}

/** Violations that axe reports on a settled page, each with its element. Expected: `[]`. */
export const violations = async (page: Page): Promise<string[]> => {
  await page.evaluate(settled)
  await page.evaluate(axe)
  const { violations: found } = await page.evaluate(() => (globalThis as any).axe.run(document, { resultTypes: ['violations'] }))
  return (found as Violation[]).map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`)
}

/** Pixels by which the page overflows to the right. */
export const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Expects no overflow and no axe violation at desktop, tablet and phone width, in light and dark. */
export const isFineInEveryLook = async (page: Page) => {
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    expect(`${width}: ${await overflow(page)}`).toBe(`${width}: 0`)
    // A tablet shows what a desktop does, in fewer columns: its colours are looked at once.
    for (const colorScheme of width === 1024 ? (['dark'] as const) : (['light', 'dark'] as const)) {
      await showTheme(page, colorScheme)
      expect({ width, colorScheme, violations: await violations(page) }).toEqual({ width, colorScheme, violations: [] })
    }
  }
}

/** Fields, buttons and links of a page that are lower than a finger needs, each with its height. Expected: `[]`. */
export const lowTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((pixels) => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        'button, a[href], input:not([type="file"]), select, label.p-button, [role="button"], [role="option"]',
      ),
    ]
    // What a finger meets is the frame around an input, and PrimeReact's hidden select lies under its drawn one.
    const framed = targets.map((each) => each.closest<HTMLElement>('.input, .tick') ?? each)
    return framed.flatMap((each) => {
      const { width, height } = each.getBoundingClientRect()
      return width > 2 && height > 2 && Math.round(height) < pixels ? [`${Math.round(height)}: ${each.outerHTML.slice(0, 120)}`] : []
    })
  }, least)

import type { Page } from 'playwright-core'
import { showTheme } from './theme.ts'

const FOLDER = process.env['SHOTS']

/** Takes pictures of a page in three widths and both themes when the environment variable SHOTS names a folder; else does nothing. */
export const shooter = (spec: string) => async (page: Page, name: string) => {
  if (!FOLDER) return
  const before = page.viewportSize()
  for (const width of [1440, 1024, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      await showTheme(page, colorScheme)
      await page.waitForTimeout(250)
      await page.screenshot({ path: `${FOLDER}/${spec}-${name}-${width}-${colorScheme}.png` })
    }
  if (before) await page.setViewportSize(before)
  await showTheme(page, 'light')
}

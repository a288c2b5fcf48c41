import type { Page } from 'playwright-core'

/** Has the page follow a system in this theme, and waits until it does. */
export const showTheme = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor()
}

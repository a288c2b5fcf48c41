import type { Page } from 'playwright-core'
import { SOON } from './soon.ts'

/** Waits for a toast. */
export const waitForToastOn = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByLabel('Avisos do sistema').getByText(text).first().waitFor(SOON)

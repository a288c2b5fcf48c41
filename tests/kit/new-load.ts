import type { Page } from 'playwright-core'

/** Opens the empty form from the board of a shipper that also launches loads from orders. */
export const openNewLoad = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Novo Frete' }).click()
  await page.getByRole('menuitem', { name: 'Manual' }).click()
}

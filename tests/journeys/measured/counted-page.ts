import type { Locator, Page } from 'playwright-core'

/** A page whose clicks and keys are counted. Pasting counts as one key; what is typed into forms is not counted. */
export const countedPage = (page: Page) => {
  let [clicks, keys] = [0, 0]
  return {
    page,
    click: async (target: Locator) => {
      await target.click()
      clicks++
    },
    press: async (key: string) => {
      await page.keyboard.press(key)
      keys++
    },
    paste: async (text: string) => {
      await page.keyboard.insertText(text)
      keys++
    },
    counts: () => ({ clicks, keys }),
  }
}
export type CountedPage = ReturnType<typeof countedPage>

import type { Page } from 'playwright-core'

/** Seconds between two keys of a scanner. */
const BETWEEN = 0.005

/**
 * Types a code and Enter into the focus of a Chromium page as a keyboard-wedge scanner does. Each key states its own time, so the page
 * sees a scanner's speed on a slow machine as well.
 */
export const scans = async (page: Page, code: string) => {
  const session = await page.context().newCDPSession(page)
  const began = Date.now() / 1000
  const keys = [...[...code].map((key) => ({ key, text: key })), { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }]
  for (const [at, key] of keys.entries()) {
    const timestamp = began + at * BETWEEN
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, key: key.key })
  }
  await session.detach()
}

import { type ChildProcess, spawn } from 'node:child_process'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './browser.ts'

/** Starts Vite's development server on its own port, because the gallery is not in the built pages. */
const startVite = async () => {
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '0', '--host', 'localhost'], {
    cwd: 'web',
    env: { ...process.env, NO_COLOR: '1' },
  })
  const url = await new Promise<string>((resolve, reject) => {
    vite.stdout?.on('data', (text: Buffer) => {
      const address = /http:\/\/localhost:\d+/.exec(String(text))?.[0]
      if (address) resolve(address)
    })
    vite.once('exit', () => reject(new Error('vite ended')))
  })
  return { vite, url }
}

type Gallery = { readonly browser: Browser; readonly vite: ChildProcess; readonly page: Page }

/** The gallery of shared widgets in a browser. */
const openGallery = async (): Promise<Gallery> => {
  const [browser, { vite, url }] = await Promise.all([openBrowser(), startVite()])
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR', bypassCSP: true })
  await page.goto(`${url}/gallery.html`)
  await page.getByRole('heading', { name: 'Vitrine de componentes' }).waitFor({ timeout: 45_000 })
  page.setDefaultTimeout(10_000)
  return { browser, vite, page }
}

const closeGallery = async ({ browser, vite }: Gallery) => {
  await browser.close()
  vite.kill()
}

/** Has the gallery open during the tests of a block; called with its page before the first. */
export const withGallery = (opened: (page: Page) => void) => {
  let gallery: Gallery
  beforeAll(async () => {
    gallery = await openGallery()
    opened(gallery.page)
  }, 90_000)
  afterAll(() => closeGallery(gallery))
}

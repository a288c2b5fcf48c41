import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../kit/axe.ts'
import { hasBrowser } from '../kit/browser.ts'
import { withGallery } from '../kit/gallery.ts'

describe.skipIf(!hasBrowser)('the small parts of the gallery', () => {
  let page: Page
  withGallery((opened) => {
    page = opened
  })

  it('a tag is its text; one that can be removed has a named button', async () => {
    expect(await page.locator('.p-tag.pill').allInnerTexts()).toContain('Em trânsito')
    expect(await page.locator('.p-tag.tag', { hasText: 'frágil' }).getByRole('button').count()).toBe(0)
    const remove = page.getByRole('button', { name: 'Remover paletizado', exact: true })
    expect(await remove.count()).toBe(1)
    const { width, height } = (await remove.boundingBox())!
    expect([width, height]).toEqual([16, 16])
  })

  it('placeholders are hidden from screen readers, as high as what follows', async () => {
    const bars = page.locator('[aria-hidden] > .p-skeleton.late')
    await bars.last().waitFor()
    expect((await bars.last().boundingBox())!.height).toBe(64)
  })

  it('progress has its name and its share, which is missing while nothing is known', async () => {
    const value = (name: string) => page.getByRole('progressbar', { name, exact: true }).getAttribute('aria-valuenow')
    expect([await value('Relatório'), await value('Envio')]).toEqual(['42', null])
  })

  it('a note about a form is read in its place and interrupts nobody', async () => {
    const note = page.locator('.p-inline-message', { hasText: 'Só quem tem o perfil de gestão' })
    expect(await note.count()).toBe(1)
    expect(await page.locator('.p-inline-message').evaluateAll((all) => all.map((one) => one.role ?? one.ariaLive))).toEqual([
      null,
      null,
      null,
    ])
  })

  it('a spinner is decorative: what is awaited is said in words', async () => {
    const spinner = page.getByRole('button', { name: 'Salvando', exact: true }).locator('.p-progress-spinner')
    expect(await spinner.getAttribute('aria-hidden')).toBe('true')
    expect(await spinner.getAttribute('role')).toBe(null)
  })

  it('a fold is a button that opens by keyboard and says whether it is open', async () => {
    const fold = page.getByRole('button', { name: '2 comandos mantêm o status', exact: true })
    expect(await fold.getAttribute('aria-expanded')).toBe('false')
    await fold.press('Enter')
    await page.getByText('Avisar, Anotar').waitFor()
    expect(await fold.getAttribute('aria-expanded')).toBe('true')
    const named = { name: '2 comandos mantêm o status', exact: true }
    expect(await page.getByRole('region', named).count()).toBe(0)
    expect(await page.getByRole('group', named).count()).toBe(1)
    expect(await violations(page)).toEqual([])
    await fold.press('Enter')
    await page.getByText('Avisar, Anotar').waitFor({ state: 'detached' })
  })
})

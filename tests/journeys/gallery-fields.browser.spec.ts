import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasBrowser } from '../kit/browser.ts'
import { closeGallery, type Gallery, openGallery } from '../kit/gallery.ts'

const shownBy = async (field: Locator) => (await field.inputValue()).replace(/\s/g, ' ')
const caretOf = (field: Locator) => field.evaluate((input) => (input as HTMLInputElement).selectionStart)

describe.skipIf(!hasBrowser)('the fields of the gallery', () => {
  let gallery: Gallery
  let page: Page
  beforeAll(async () => {
    gallery = await openGallery()
    page = gallery.page
  }, 90_000)
  afterAll(() => closeGallery(gallery))
  const textbox = (name: string | RegExp) => page.getByRole('textbox', { name })

  it('masks money while it is typed, with the caret where it was, and when it is filled without a key', async () => {
    const money = textbox('Valor da carga')
    await money.fill('')
    await money.pressSequentially('4300')
    expect(await shownBy(money)).toBe('R$ 4.300,00')
    await page.keyboard.type(',5')
    expect(await shownBy(money)).toBe('R$ 4.300,50')
    await page.keyboard.press('Home')
    await page.keyboard.type('1')
    expect([await shownBy(money), await caretOf(money)]).toEqual(['R$ 14.300,50', 4])
    await money.fill('7.310,5')
    expect(await shownBy(money)).toBe('R$ 7.310,50')
  })

  it('masks text typed or pasted with or without its punctuation, and keeps the caret', async () => {
    const plate = textbox('Placa')
    await plate.fill('abc-1d23')
    expect(await plate.inputValue()).toBe('ABC-1D23')
    await plate.evaluate((input) => (input as HTMLInputElement).setSelectionRange(1, 2))
    await page.keyboard.press('Delete')
    expect([await plate.inputValue(), await caretOf(plate)]).toEqual(['AC1-D23', 1])
    await page.keyboard.type('x')
    expect([await plate.inputValue(), await caretOf(plate)]).toEqual(['AXC-1D23', 2])
  })

  it('ties a field to its hint, its error and whether it is required', async () => {
    const company = textbox('CNPJ')
    expect(await company.getAttribute('aria-required')).toBe('true')
    expect(await company.evaluate((input) => document.getElementById(input.getAttribute('aria-describedby')!)?.textContent)).toMatch(
      /^Só as letras/,
    )
    const moment = textbox('Data e hora')
    expect(await moment.getAttribute('aria-invalid')).toBe('true')
    await textbox('Observação').fill('duas\nlinhas')
    expect(await textbox('Observação').inputValue()).toBe('duas\nlinhas')
  })
})

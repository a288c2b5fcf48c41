import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../kit/axe.ts'
import { hasBrowser } from '../kit/browser.ts'
import { withGallery } from '../kit/gallery.ts'

const shownBy = async (field: Locator) => (await field.inputValue()).replace(/\s/g, ' ')
const caretOf = (field: Locator) => field.evaluate((input) => (input as HTMLInputElement).selectionStart)

describe.skipIf(!hasBrowser)('the fields of the gallery', () => {
  let page: Page
  withGallery((opened) => {
    page = opened
  })
  const serious = async () => (await violations(page)).filter((one) => /^(serious|critical)/.test(one))
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

  describe('a select', () => {
    const box = () => page.getByRole('combobox', { name: 'Tipo de frete', exact: true })
    const list = () => page.getByRole('listbox', { name: 'Tipo de frete' })
    const chosen = () => box().inputValue()

    it('is a combobox with its list, by mouse and by keys', async () => {
      await box().click()
      expect(await box().getAttribute('aria-expanded')).toBe('true')
      expect(await list().getAttribute('id')).toBe(await box().getAttribute('aria-controls'))
      expect(await page.getByRole('option', { selected: true }).allTextContents()).toEqual(['CIFpago na origem'])
      expect(await serious()).toEqual([])
      await page.getByRole('option', { name: 'FOB' }).click()
      await list().waitFor({ state: 'detached' })
      expect(await chosen()).toBe('FOB')
      await box().press('Enter')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await list().waitFor({ state: 'detached' })
      expect(await chosen()).toBe('CIF')
      expect(await box().evaluate((input) => input === document.activeElement)).toBe(true)
    })

    it('finds options by letters without their accents, open or closed, and Delete clears it', async () => {
      await box().focus()
      await page.keyboard.press('a')
      await expect.poll(chosen).toBe('Água')
      await page.waitForTimeout(600)
      await page.keyboard.press('ArrowDown')
      await list().waitFor()
      await page.keyboard.press('f')
      await expect.poll(() => page.locator('[data-p-focused="true"]').textContent()).toContain('FOB')
      await page.keyboard.press('Enter')
      await list().waitFor({ state: 'detached' })
      expect(await chosen()).toBe('FOB')
      await page.keyboard.press('Delete')
      await expect.poll(chosen).toBe('')
      expect(await page.locator('.p-dropdown-label').first().textContent()).toBe('Selecione')
      await page.waitForTimeout(600)
      await page.keyboard.press('c')
      await expect.poll(chosen).toBe('CIF')
      await page.getByRole('button', { name: 'Limpar Tipo de frete' }).click()
      await expect.poll(chosen).toBe('')
    })

    it('leaves Ctrl+Enter to the form, also while its list is there, and keeps letters to itself', async () => {
      await page.evaluate(() => {
        const keys: string[] = []
        Object.assign(window, { keysOfThePage: keys })
        document.addEventListener('keydown', ({ key, ctrlKey }) => keys.push(`${ctrlKey ? 'Ctrl+' : ''}${key}`))
      })
      await box().click()
      await list().waitFor()
      await page.keyboard.press('f')
      await page.keyboard.press('Control+Enter')
      expect(await page.evaluate(() => (window as unknown as { keysOfThePage: string[] }).keysOfThePage)).toEqual([
        'Ctrl+Control',
        'Ctrl+Enter',
      ])
      await page.keyboard.press('Escape')
      await list().waitFor({ state: 'detached' })
    })

    it('in a drawer, Escape closes the list alone, and the focus comes back to the field', async () => {
      await page.getByRole('button', { name: 'Drawer', exact: true }).click()
      const drawer = page.getByRole('dialog', { name: 'Filtros Avançados' })
      const inside = drawer.getByRole('combobox', { name: 'Tipo de frete' })
      await inside.click()
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => page.locator('[data-p-focused="true"]').textContent()).toContain('FOB')
      await page.keyboard.press('Escape')
      await list().waitFor({ state: 'detached' })
      expect(await drawer.isVisible()).toBe(true)
      await inside.press('ArrowDown')
      await list().waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Tab')
      await list().waitFor({ state: 'detached' })
      expect(await drawer.evaluate((box) => box.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'detached' })
    })
  })

  describe('a search', () => {
    const box = () => page.getByRole('combobox', { name: 'Coleta', exact: true })
    const list = () => page.getByRole('listbox', { name: 'Coleta' })
    const marked = () => box().evaluate((input) => document.getElementById(input.getAttribute('aria-activedescendant')!)?.textContent)

    it('offers the first options on a click, the chosen one selected, and leaves the value when it is left', async () => {
      await box().click()
      await list().waitFor()
      expect(await page.getByRole('option', { selected: true }).allTextContents()).toEqual(['Fábrica BetimBetim, MG'])
      await page.keyboard.press('ArrowDown')
      await expect.poll(marked).toContain('CD Extrema')
      expect(await serious()).toEqual([])
      await page.keyboard.press('Tab')
      await list().waitFor({ state: 'detached' })
      expect(await box().inputValue()).toBe('Fábrica Betim')
    })

    it('finds by typing, chooses with Enter or the mouse, and resets a text that was not chosen', async () => {
      await box().fill('extre')
      await page.getByRole('option', { name: 'CD Extrema' }).waitFor()
      await box().press('Enter')
      await expect.poll(() => box().inputValue()).toBe('CD Extrema')
      await box().fill('paul')
      await page.getByRole('option', { name: 'Terminal Paulínia' }).click()
      await expect.poll(() => box().inputValue()).toBe('Terminal Paulínia')
      await box().fill('nada assim')
      await page.getByText('Nada encontrado.').waitFor()
      await page.keyboard.press('Escape')
      await page.getByText('Nada encontrado.').waitFor({ state: 'detached' })
      await textbox('Placa').focus()
      await expect.poll(() => box().inputValue()).toBe('Terminal Paulínia')
      await page.getByRole('button', { name: 'Limpar Coleta' }).click()
      await expect.poll(() => box().inputValue()).toBe('')
    })
  })
})

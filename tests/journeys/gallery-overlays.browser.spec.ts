import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../kit/axe.ts'
import { hasBrowser } from '../kit/browser.ts'
import { withGallery } from '../kit/gallery.ts'

/** What the dressings of PrimeReact's overlays add to them, and why they do. */
describe.skipIf(!hasBrowser)('menus, popovers, dialogs and drawers by keyboard', () => {
  let page: Page
  withGallery((opened) => {
    page = opened
  })
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const focused = () => page.evaluate(() => document.activeElement?.textContent)

  describe('a menu', () => {
    const menu = () => page.getByRole('menu', { name: 'Ações' })
    const current = () => menu().evaluate((list) => document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent)
    const ready = () => page.waitForFunction(() => document.activeElement?.getAttribute('aria-activedescendant'))
    const open = async () => {
      await page.getByRole('button', { name: 'Mais', exact: true }).first().focus()
      await press('Enter')
      await ready()
    }

    it('names its items, the chosen one and the reason of a blocked one', async () => {
      await open()
      const button = page.getByRole('button', { name: 'Mais', exact: true })
      expect(await button.getAttribute('aria-expanded')).toBe('true')
      const names = await menu().getByRole('menuitem').allInnerTexts()
      expect(names).toEqual(['Duplicar', 'Cancelar\nA carga já saiu para entrega', 'Ver no mapa'])
      const blocked = menu().getByRole('menuitem', { name: 'Cancelar' })
      expect(await blocked.getAttribute('aria-disabled')).toBe('true')
      expect(await menu().getByRole('menuitemradio', { name: 'Tema claro', checked: true }).count()).toBe(1)
      expect(await menu().getByRole('separator').count()).toBe(2)
      expect((await violations(page)).filter((one) => /^(serious|critical)/.test(one))).toEqual([])
    })

    it('moves by arrow keys and letters, around both ends and past blocked items', async () => {
      expect(await current()).toBe('Duplicar')
      await press('ArrowDown')
      expect(await current()).toBe('Ver no mapa')
      await press('ArrowUp', 'ArrowUp')
      expect(await current()).toBe('Tema escuro')
      await press('ArrowDown')
      expect(await current()).toBe('Duplicar')
      await press('t', 't')
      expect(await current()).toBe('Tema escuro')
      await press('Home', 'c')
      expect(await current()).toBe('Duplicar')
      await press('v')
      expect(await current()).toBe('Ver no mapa')
    })

    it('opens the link of its item, and closes with the focus on its button', async () => {
      await press('Enter')
      await menu().waitFor({ state: 'detached' })
      expect(new URL(page.url()).hash).toBe('#mapa')
      expect(await focused()).toBe('Mais')
    })

    it('does nothing for a blocked item, and runs another by mouse', async () => {
      await open()
      await menu().getByRole('menuitem', { name: 'Cancelar' }).click({ force: true })
      expect(await menu().isVisible()).toBe(true)
      await menu().getByRole('menuitem', { name: 'Duplicar' }).click()
      await page.getByText('Duplicada').waitFor()
      await menu().waitFor({ state: 'detached' })
    })

    it('gives the focus back on Escape; Tab goes on from its button', async () => {
      await open()
      await press('Escape')
      await menu().waitFor({ state: 'detached' })
      expect(await focused()).toBe('Mais')
      await open()
      await press('Tab')
      await menu().waitFor({ state: 'detached' })
      expect(await focused()).toBe('DateTimePopover')
    })

    it('in a drawer, Escape closes only the menu', async () => {
      await page.getByRole('button', { name: 'Drawer', exact: true }).click()
      const drawer = page.getByRole('dialog', { name: 'Filtros Avançados' })
      await drawer.getByRole('button', { name: 'Mais', exact: true }).click()
      await ready()
      await press('Escape')
      await menu().waitFor({ state: 'detached' })
      expect(await drawer.isVisible()).toBe(true)
      expect(await focused()).toBe('Mais')
      await press('Escape')
      await drawer.waitFor({ state: 'detached' })
      expect(await focused()).toBe('Drawer')
    })
  })

  describe('a popover', () => {
    it('is a dialog with a name, takes the focus, and gives it back to its button', async () => {
      const panel = page.getByRole('dialog', { name: 'Período' })
      const opener = page.getByRole('button', { name: /^Período/ })
      for (const closes of ['Escape', 'Cancelar']) {
        await opener.click()
        await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'))
        if (closes === 'Escape') await press('Escape')
        else await panel.getByRole('button', { name: closes }).click()
        await panel.waitFor({ state: 'detached' })
        expect(await focused()).toContain('Período')
      }
      await opener.click()
      await panel.waitFor()
      await page.waitForTimeout(200)
      await page.mouse.click(4, 450)
      await panel.waitFor({ state: 'detached' })
    })

    it('in a drawer, lies above it, and Escape closes only the popover', async () => {
      await page.getByRole('button', { name: 'Drawer', exact: true }).click()
      const drawer = page.getByRole('dialog', { name: 'Filtros Avançados' })
      await drawer.getByRole('button', { name: 'Calendário de Data e hora' }).click()
      const panel = page.getByRole('dialog', { name: 'Data e hora' })
      await panel.getByRole('grid').or(panel.locator('table')).first().waitFor()
      expect((await violations(page)).filter((one) => /^(serious|critical)/.test(one))).toEqual([])
      await page.waitForFunction(() => document.activeElement?.closest('.p-overlaypanel'))
      await press('Escape')
      await panel.waitFor({ state: 'detached' })
      expect(await drawer.isVisible()).toBe(true)
      await press('Escape')
      await drawer.waitFor({ state: 'detached' })
    })
  })

  describe('a dialog and a drawer', () => {
    const drawer = () => page.getByRole('dialog', { name: 'Filtros Avançados' })
    const inside = () => drawer().evaluate((box) => box.contains(document.activeElement))

    it('keep the focus: Tab wraps around, and a layer above gives it back', async () => {
      await page.getByRole('button', { name: 'Drawer', exact: true }).click()
      await drawer().waitFor()
      await page.waitForTimeout(400)
      for (let times = 0; times < 40; times++) await press('Tab')
      expect(await inside()).toBe(true)
      await drawer().getByRole('button', { name: 'Pergunta por cima' }).focus()
      await press('Enter')
      const question = page.getByRole('dialog', { name: 'Excluir rascunho?' })
      await question.waitFor()
      await page.waitForFunction(() => document.activeElement?.textContent === 'Excluir')
      await press('Escape')
      await question.waitFor({ state: 'detached' })
      expect(await focused()).toBe('Pergunta por cima')
      await press('Escape')
      await drawer().waitFor({ state: 'detached' })
      expect(await focused()).toBe('Drawer')
    })
    it('a question stays, with its field, while what it asked for is under way', async () => {
      await page.getByRole('button', { name: 'Confirm com motivo' }).click()
      const question = page.getByRole('dialog', { name: 'Cancelar frete?' })
      await question.getByRole('textbox', { name: 'Motivo' }).waitFor()
      const accept = question.getByRole('button', { name: 'Confirmar' })
      expect([await accept.getAttribute('aria-busy'), await accept.isDisabled()]).toEqual(['true', true])
      await press('Escape')
      await question.waitFor({ state: 'detached' })
    })
  })
})

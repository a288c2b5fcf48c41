import { nfeKey } from '@embarca/services/demo/identifiers.ts'
import { shipperData } from '@embarca/services/demo/shipper-data.ts'
import type { Page } from 'playwright-core'
import { SOON } from './soon.ts'
import { waitForToastOn } from './toast.ts'

const HOUR = 3_600_000
/** A moment in the form's format, in the time zone of the place. */
export const inHours = (hours: number) =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' })
    .format(Date.now() + hours * HOUR)
    .replace(/(\d\d\/\d\d\/)(\d{4}), /, '$1$2 ')

/** Actions of a coordinator on the pages, without reloading. */
export const coordinatorPage = (page: Page) => {
  page.setDefaultTimeout(SOON.timeout)
  const waitForText = (text: string | RegExp, timeout = SOON.timeout) =>
    page.getByText(text).locator('visible=true').first().waitFor({ timeout })
  const waitForToast = (text: string | RegExp) => waitForToastOn(page, text)
  /** Waits for an entry under the bell about what another user did. */
  const waitForInboxEntry = async (text: string | RegExp) => {
    await page.getByRole('button', { name: /^Notificações/ }).click()
    const panel = page.getByRole('dialog', { name: 'Notificações' })
    await panel.getByText(text).first().waitFor(SOON)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
  }
  const pressButton = (name: string | RegExp, within = page.locator('body')) => within.getByRole('button', { name }).first().click()
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
  const field = (label: string | RegExp, nth = 0) => page.getByRole('textbox', { name: label }).nth(nth)
  const select = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).first().click()
    const item = page.getByRole('option', { name: option }).first()
    await item.click()
    await item.waitFor({ state: 'detached' })
  }
  const find = async (label: string | RegExp, text: string, suggested: string) => {
    await page.getByRole('combobox', { name: label }).first().fill(text)
    await page.getByRole('option', { name: suggested }).first().click()
  }
  const card = (column: string, code: string) =>
    page
      .getByRole('region', { name: column, exact: true })
      .locator('.load-card')
      .filter({ has: page.getByRole('link', { name: code, exact: true }) })
  return {
    page,
    waitForText,
    waitForToast,
    waitForInboxEntry,
    pressButton,
    dialog,
    field,
    select,
    find,
    card,
    panel: (name: string) => page.getByRole('region', { name, exact: true }),
    /** From Cajamar to Curitiba with a day in between. */
    fillRoute: async () => {
      await find(/^Coleta/, 'cajamar', 'CD Cajamar')
      await field('Data e hora', 0).fill(inHours(8))
      await find(/^Entrega/, 'curitiba', 'Loja Centro')
      await field('Data e hora', 1).fill(inHours(30))
      await select('Perfil', 'Carga fechada')
      await field('Peso').fill('27')
    },
    launches: async () => {
      await page.keyboard.press('Control+Enter')
      await waitForText('Carga lançada com sucesso.')
      await page.waitForURL('**/loads')
      await page.mouse.move(0, 0)
    },
    hashOf: async (column: string, code: string): Promise<string> => (await card(column, code).getAttribute('data-hash'))!,
    /** Opens the load's page from its card. */
    opens: async (column: string, code: string) => {
      await card(column, code).getByRole('link', { name: code, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: code }).waitFor()
    },
    toBoard: async () => {
      await page.getByRole('link', { name: 'Voltar ao quadro' }).click()
      await page.waitForURL('**/loads')
      await page.mouse.move(0, 0)
    },
    /** A delivered load on its page: its only receipt is approved, its NF-e added, and it is finished. */
    finishes: async (number: number) => {
      await pressButton('Verificar comprovantes')
      const review = dialog(/^Verificar comprovantes/)
      await review.getByRole('img').first().waitFor()
      await pressButton(/^Aprovar/, review)
      await pressButton('Aprovar', dialog('Aprovar comprovante?'))
      await pressButton('Adicionar NF-e', dialog('Avaliar e finalizar'))
      await field('Chave da NF-e').fill(nfeKey(shipperData[0]!.shipper.document, 'SP', new Date().toISOString(), number, 12_345_678))
      await pressButton('Adicionar NF-e', dialog('Notas fiscais (NF-e)'))
      await waitForToast('Nota fiscal adicionado')
      await page.keyboard.press('Escape')
      await pressButton('Finalizar Frete', review)
      await pressButton('Finalizar Frete', dialog('Avaliar e finalizar'))
      await waitForToast('Frete finalizado.')
      await waitForText('Carga finalizada')
    },
  }
}
export type CoordinatorPage = ReturnType<typeof coordinatorPage>

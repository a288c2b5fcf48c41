import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'
import { waitForToastOn } from '../kit/toast.ts'
import { tabTo } from '../kit/visitor.ts'
import { recordReceipts } from '../stories/record-receipts.ts'

const LATE = '2026-01-07T20:00:00.000Z'

describe.skipIf(!hasBrowser)('receipts, reviewed by keyboard alone', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  const pages: string[] = []

  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    await recordReceipts(application, 'can-late', { externalId: 'CAN-1' }, (load) => {
      load.arrived('r1')
      // Not its last delivery, so that the load is not delivered yet.
      const late = { loadId: 'can-late', deliveryId: 'can-late-1', receiptId: 'r2' }
      load.receipts('ReceiptArrived', { ...late, arrivedAt: LATE })
      load.receipts('ReceiptImagesAdded', { ...late, images: [{ fileId: 'file-r2', name: 'canhoto.png' }] })
    })
    await recordReceipts(application, 'can-fine', { externalId: 'CAN-2' }, (load) => {
      load.arrived('r1')
      load.arrived('r2')
      load.delivered()
      load.invoiced()
    })
    await recordReceipts(application, 'can-date', { externalId: 'CAN-3' }, (load) => load.arrived('r1', LATE))
    page = await application.signIn(browser, 'operador', '/loads/deliveryReceiptLoads')
    page.on('request', (request) => {
      if (request.url().includes('fetchShippingDeliveryReceipt')) pages.push(request.url())
    })
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const drawer = () => page.getByRole('dialog', { name: 'Verificar comprovantes do frete' })
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const waitForToast = (text: string) => waitForToastOn(page, text)
  const card = (place: string) => drawer().locator('.delivery').filter({ hasText: place })
  const press = (keys: string) => page.keyboard.press(keys)
  const open = async (hash: string) => {
    await page.goto(`${application.url}/loads/deliveryReceiptLoads?receipts=${hash}`)
    await card('Atacado Prata').waitFor(SOON)
    await page.waitForTimeout(400)
  }

  it('are listed fifty a page, each with its chip (M065, M114, R123; C123)', async () => {
    await page.reload()
    await page.getByRole('button', { name: /CAN-1/ }).waitFor(SOON)
    expect(await page.getByRole('row', { name: /CAN-1/ }).innerText()).toContain('Aguardando aprovar')
    expect(new URL(pages.at(-1)!).searchParams.get('size')).toBe('50')
    await page.getByText('Fim da busca.', { exact: true }).waitFor(SOON)
    expect(await violations(page)).toEqual([])
  })
  it('open over the board in a drawer, 700 px wide (M146, M147, M148, R137)', async () => {
    await page.goto(`${application.url}/loads?receipts=can-late`)
    await card('Atacado Prata').waitFor(SOON)
    await page.waitForTimeout(400)
    await drawer().getByRole('heading', { name: 'Entregas (2)' }).waitFor(SOON)
    expect((await drawer().boundingBox())!.width).toBe(700)
    await drawer().locator('.gallery img, img').first().hover()
    expect(await drawer().getByRole('button', { name: 'Baixar anexo' }).count()).toBe(1)
    expect(await violations(page)).toEqual([])
  })
  it('are reviewed on the whole screen from their list, with an image of 900 px', async () => {
    await open('can-late')
    expect((await drawer().boundingBox())!.width).toBe(1440)
    expect((await drawer().locator('.pictures-of').boundingBox())!.width).toBeGreaterThanOrEqual(900)
    expect(await violations(page)).toEqual([])
  })
  it('cannot be approved all at once when one was late: "Aviso" (R187)', async () => {
    await tabTo(page, 'Aprovar todos (2)', 60)
    await press('Enter')
    await dialog('Aviso').getByText('Há entregas que chegaram depois da data prevista.', { exact: false }).waitFor(SOON)
    await press('Escape')
    await dialog('Aviso').waitFor({ state: 'hidden', ...SOON })
  })
  it('are refused with a reason, after a confirmation (M149, M166, M167, M209, R181, R183)', async () => {
    await press('r')
    await dialog('Recusar comprovante?').getByText('Enquanto a carga estiver em entrega, a avaliação pode ser desfeita.').waitFor(SOON)
    await press('Enter')
    await dialog('Recusar comprovante?').getByText('Obrigatório o preenchimento do motivo da recusa.').waitFor(SOON)
    await page.keyboard.type('Ilegível')
    await press('Enter')
    await waitForToast('Comprovante recusado com sucesso.')
    await card('Atacado Prata').getByText('RECUSADO').waitFor(SOON)
    await dialog('Recusar comprovante?').waitFor({ state: 'hidden', ...SOON })
  })
  it('wait again once the decision is undone, while the load is in delivery (M167, M211, R183, R185)', async () => {
    await press('k')
    await tabTo(page, 'Desfazer recusa', 80)
    await press('Enter')
    await dialog('Desfazer a avaliação?').getByText('Esta ação não pode ser desfeita.').waitFor(SOON)
    await press('Enter')
    await waitForToast('Aprovação/recusa desfeita com sucesso.')
    await card('Atacado Prata').getByText('PENDENTE').waitFor(SOON)
    await dialog('Desfazer a avaliação?').waitFor({ state: 'hidden', ...SOON })
  })
  it('are approved at once while that may be undone, and five seconds offer the undo (M208, M211, R185, R191)', async () => {
    await card('Atacado Prata').locator('.choose').focus()
    await press('Enter')
    await press('a')
    await waitForToast('Comprovante aprovado com sucesso.')
    await card('Atacado Prata').getByText('APROVADO').waitFor(SOON)
    expect(await dialog('Aprovar comprovante?').count()).toBe(0)
    await page.getByText('Aprovado: Atacado Prata').waitFor(SOON)
    await press('z')
    await card('Atacado Prata').getByText('PENDENTE').waitFor(SOON)
    await page.getByText('Aprovado: Atacado Prata').waitFor({ state: 'hidden', ...SOON })
    await card('Atacado Prata').locator('.choose').focus()
    await press('Enter')
    await press('a')
    await card('Atacado Prata').getByText('APROVADO').waitFor(SOON)
    await page.getByText('Aprovado: Atacado Prata').waitFor({ state: 'hidden', ...SOON })
    expect(await card('Atacado Prata').getByText('APROVADO').count()).toBe(1)
  })
  it('that were late ask "A entrega foi realizada no prazo?"; "Não" needs a reason (M160, M161, R182, R186)', async () => {
    await card('Loja Centro').locator('.choose').focus()
    await press('Enter')
    await press('a')
    for (const answer of ['Sim', 'Não'])
      await dialog('A entrega foi realizada no prazo?').getByRole('button', { name: answer }).waitFor(SOON)
    await press('n')
    const why = dialog('Por que a entrega atrasou?')
    await why.getByRole('radio', { name: 'Trânsito' }).waitFor(SOON)
    expect(await why.getByRole('button', { name: 'Salvar' }).isDisabled()).toBe(true)
    await press('ArrowDown')
    await press('Enter')
    await card('Loja Centro').getByText('APROVADO').waitFor(SOON)
  })
  it('when none is pending, rating opens; without an NF-e "Adicionar NF-e" opens its drawer (M163, R188, R189)', async () => {
    const rating = dialog('Avaliar e finalizar')
    await rating.waitFor(SOON)
    expect(await rating.getByRole('button', { name: 'Finalizar Frete' }).count()).toBe(0)
    await rating.getByRole('button', { name: 'Adicionar NF-e' }).focus()
    await press('Enter')
    await page.getByRole('dialog', { name: /NF-e/ }).waitFor(SOON)
  })
  it('ask for a confirmation where a decision is final (M149, M167, R183)', async () => {
    await open('can-fine')
    for (const [key, title] of [
      ['a', 'Aprovar comprovante?'],
      ['r', 'Recusar comprovante?'],
    ] as const) {
      await press(key)
      await dialog(title).getByText('Esta ação não pode ser desfeita.').waitFor(SOON)
      await press('Escape')
      await dialog(title).waitFor({ state: 'hidden', ...SOON })
    }
  })
  it('are approved all at once where none was late; with an NF-e "Finalizar Frete" is offered (M162, M210, R187, R189)', async () => {
    await open('can-fine')
    await tabTo(page, 'Aprovar todos (2)', 60)
    await press('Enter')
    await dialog('Aprovar todos os comprovantes?').waitFor(SOON)
    await press('Enter')
    await waitForToast('Todos os comprovante foram aprovados com sucesso.')
    await dialog('Avaliar e finalizar').getByRole('button', { name: 'Finalizar Frete' }).waitFor(SOON)
    await press('Escape')
  })
  it('are not undone once the load was delivered (R185)', async () => {
    await open('can-fine')
    expect(await drawer().getByRole('button', { name: 'Desfazer aprovação' }).getAttribute('aria-disabled')).toBe('true')
  })
  it('a date of arrival that equals the promised one is warned about (R184)', async () => {
    await open('can-date')
    await drawer().getByRole('button', { name: 'Alterar a data de chegada' }).focus()
    await press('Enter')
    await page.getByRole('textbox', { name: 'Data de chegada' }).fill('07/01/2026 09:00')
    await page.getByText('A nova data é igual à prevista. Isso afeta os indicadores de prazo.').waitFor(SOON)
    await tabTo(page, 'Cancelar', 10)
    await press('Enter')
    await dialog('Alterar a data de chegada').waitFor({ state: 'hidden', ...SOON })
  })
  it('the date of arrival goes back to the promised one, once (M207, R190)', async () => {
    await drawer().getByRole('button', { name: 'Redefinir para a data prevista' }).focus()
    await press('Enter')
    await dialog('Redefinir a data de chegada?').waitFor(SOON)
    await press('Enter')
    await waitForToast('Data de chegada alterada com sucesso.')
    await drawer().locator('.receipt-summary').getByText('07/01/2026 09:00').nth(1).waitFor(SOON)
    expect(await drawer().getByRole('button', { name: 'Redefinir para a data prevista' }).count()).toBe(0)
    await dialog('Redefinir a data de chegada?').waitFor({ state: 'hidden', ...SOON })
  })
  it('are saved as a PDF, or sent by e-mail to valid addresses only', async () => {
    await tabTo(page, 'Baixar comprovantes em PDF', 60)
    const [download] = await Promise.all([page.waitForEvent('download', SOON), press('Enter')])
    expect(await download.failure()).toBeNull()
    await tabTo(page, 'Enviar comprovantes por e-mail', 60)
    await press('Enter')
    await dialog('Enviar comprovantes por e-mail').locator('input:focus').waitFor(SOON)
    await page.keyboard.type('cliente@prata')
    await press('Enter')
    await page.getByText('E-mail inválido: cliente@prata').waitFor(SOON)
    await page.keyboard.type('.example')
    await press('Enter')
    await page.getByText(/^Nenhum servidor de e-mail está configurado/).waitFor(SOON)
  })
  it('that cannot be saved show an error (M195, M196)', async () => {
    await page.route('**/receivers/download', (route) => route.fulfill({ status: 404, body: '' }))
    await tabTo(page, 'Baixar comprovantes em PDF', 60)
    await press('Enter')
    await waitForToast('Não foi possível realizar o download!')
    await waitForToast('Erro ao fazer download do arquivo.')
    await page.unroute('**/receivers/download')
  })
  it('are filtered by their chips (M115, M116)', async () => {
    await page.goto(`${application.url}/loads/deliveryReceiptLoads`)
    await page.getByRole('button', { name: 'Comprovante aprovado' }).first().focus()
    await press('Enter')
    await page.getByRole('button', { name: /CAN-2/ }).waitFor(SOON)
    expect(await page.getByRole('button', { name: /CAN-3/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Comprovante recusado' }).focus()
    await press('Enter')
    await page.getByRole('button', { name: /CAN-2/ }).waitFor({ state: 'detached', ...SOON })
  })
  it('are filtered in the history by status (M117, M118, M119)', async () => {
    await page.goto(`${application.url}/loads/deliveryhistory`)
    await page
      .getByRole('combobox', { name: 'Comprovantes' })
      .or(page.getByRole('button', { name: /Comprovantes/ }))
      .first()
      .click()
    for (const name of ['Pendente', 'Aprovado', 'Recusado']) await page.getByText(name, { exact: true }).first().waitFor(SOON)
  })
  it('are sorted by their headers, oldest first, as the address says', async () => {
    await page.goto(`${application.url}/loads/deliveryReceiptLoads`)
    const header = (name: string) => page.getByRole('columnheader', { name })
    await page.getByRole('button', { name: /CAN-3/ }).waitFor(SOON)
    expect(await header('Esperando há').getAttribute('aria-sort')).toBe('ascending')
    const last = () => new URL(pages.at(-1)!).searchParams
    expect([last().get('sortBy'), last().get('sortDirection')]).toEqual(['WAITING', 'asc'])
    await header('Entrega prevista').getByRole('button').click()
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toMatch(/DELIVERY/)
    await expect.poll(() => last().get('sortBy')).toBe('DELIVERY')
    await page.goBack()
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBeNull()
  })
  it('are walked through across loads by → and ←', async () => {
    const waiting = page.getByRole('row').filter({ hasText: 'a avaliar' }).getByRole('button')
    await waiting.first().click()
    await drawer().locator('.delivery[aria-current]').waitFor(SOON)
    const opened = () => new URL(page.url()).searchParams.get('receipts')
    const receipt = async () => `${opened()} ${await drawer().locator('.delivery[aria-current]').getAttribute('data-receipt', SOON)}`
    const seen = [await receipt()]
    while (seen.length < 30) {
      await press('ArrowRight')
      await page.waitForTimeout(300)
      if ((await receipt()) === seen.at(-1)) break
      seen.push(await receipt())
    }
    expect(new Set(seen.map((one) => one.split(' ')[0])).size).toBeGreaterThan(1)
    await page.getByText('Fim da fila: nenhum outro comprovante espera avaliação.').waitFor(SOON)
    await press('ArrowLeft')
    await expect.poll(receipt).not.toBe(seen.at(-1))
  })
  it('whose load lacks an NF-e tell a reviewer who adds it, and send the notice once an hour; → skips the rating', async () => {
    await recordReceipts(application, 'can-bare', { externalId: 'CAN-4' }, (load) => {
      load.arrived('r1')
      load.arrived('r2')
      load.delivered()
    })
    const reviewer = await application.signIn(browser, 'canhotos', '/loads/deliveryReceiptLoads?receipts=can-bare')
    const review = reviewer.getByRole('dialog', { name: 'Verificar comprovantes do frete' })
    await review.locator('.delivery').first().waitFor(SOON)
    await reviewer.waitForTimeout(400)
    for (let receipt = 0; receipt < 2; receipt++) {
      await reviewer.keyboard.press('a')
      await reviewer.getByRole('dialog', { name: 'Aprovar comprovante?' }).waitFor(SOON)
      await reviewer.keyboard.press('Enter')
      await review.getByText('APROVADO').nth(receipt).waitFor(SOON)
      await reviewer.getByRole('dialog', { name: 'Aprovar comprovante?' }).waitFor({ state: 'hidden', ...SOON })
    }
    const rating = reviewer.getByRole('dialog', { name: 'Avaliar e finalizar' })
    await rating.getByText('operador ou administrador').waitFor(SOON)
    expect(await rating.getByRole('button', { name: 'Adicionar NF-e' }).count()).toBe(0)
    expect(await violations(reviewer)).toEqual([])
    // The list's end asks the same, but not beside the card.
    expect(await review.getByRole('button', { name: 'Avisar quem adiciona' }).count()).toBe(1)
    await rating.getByRole('button', { name: 'Avisar quem adiciona' }).click()
    await rating.getByText(/^Aviso enviado em/).waitFor(SOON)
    expect(await rating.getByRole('button', { name: 'Avisar quem adiciona' }).count()).toBe(0)
    await reviewer.keyboard.press('ArrowRight')
    await rating.waitFor({ state: 'hidden', ...SOON })
    await expect.poll(() => new URL(reviewer.url()).searchParams.get('receipts')).not.toBe('can-bare')
    await reviewer.context().close()
  })
  it('are read-only for hiring approvers (R185)', async () => {
    const approver = await application.signIn(browser, 'aprovador', '/loads/deliveryReceiptLoads?receipts=can-date')
    await approver.getByText('Seu perfil só pode consultar comprovantes.').waitFor(SOON)
    expect(await approver.getByRole('button', { name: /Aprovar|Recusar|Desfazer|Enviar comprovantes/ }).count()).toBe(0)
    await approver.context().close()
  })
  it('have no overflow and no accessibility fault in every size and theme', async () => {
    await open('can-date')
    await isFineInEveryLook(page)
  })
})

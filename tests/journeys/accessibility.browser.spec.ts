import { demoDrivers, demoTransporters } from '@embarca/services/identity/demo-users.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { isFineInEveryLook } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { book } from '../kit/demo-app.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'

const shoot = shooter('screens')
/** A carrier's tabs, each with something that it shows once it is read. */
const carrierTabs = [
  ['documents', '.document-row'],
  ['groups', '.choices'],
  ['tags', 'h2'],
  ['users', 'td'],
  ['fleet', 'td'],
  ['loads', 'td'],
  ['ratings', '.scorecard-head'],
  ['prices', 'td'],
] as const

/** The login page is tested in sign-in.story.spec.ts, screens of a negotiation in hiring-accessibility.browser.spec.ts. */
describe.skipIf(!hasBrowser)('every screen, light and dark, on a desktop and on a phone', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  let details: string
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
    page = await application.signIn(browser, 'operador', '/loads?column=DELIVERED')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    details = (await page.locator('.load-column.delivered a.code').first().getAttribute('href'))!
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const carrier = demoTransporters[0]!.id
  const driver = demoDrivers[0]!.id
  const group = book.groups[0]!.id
  const named = (name: string) => name.replace(/\W+/g, '-')
  /** What is looked at is the content, not its skeleton. */
  const loaded = (shown: Page) => shown.waitForFunction(() => !document.querySelector('.skeleton'))
  /** Repeats a key until its effect shows: it works only once the data has loaded. */
  const pressUntil = async (key: string, shows: string) => {
    for (let tries = 0; tries < 20 && !(await page.locator(shows).isVisible()); tries++) {
      await page.keyboard.press(key)
      await page.waitForTimeout(300)
    }
    await page.locator(shows).waitFor()
  }

  type Screen = [name: string, address: () => string, shown: string, prepare?: (() => Promise<unknown>) | undefined]
  const screens: readonly Screen[] = [
    ['board', () => '/loads?column=DELIVERED', '.load-column.delivered .load-card'],
    ['details', () => details, '.load-details .phases'],
    ['receipts drawer', () => details, '.load-details .phases', () => pressUntil('c', '.review .one')],
    ['receipts list', () => '/loads/deliveryReceiptLoads', 'h1'],
    [
      'launch, with all that is missing',
      () => '/new/load/',
      '.launch .form h1',
      () => page.keyboard.press('Control+Enter').then(() => page.getByText('Selecione um perfil de carga.').waitFor()),
    ],
    [
      'launch of a lot by auction, on some day',
      () => '/load/lot-launch',
      '.launch .form h1',
      async () => {
        for (const choice of ['Leilão', 'Agendar o lançamento']) await page.getByText(choice, { exact: true }).click()
        await page.keyboard.press('Control+Enter')
        await page.getByText('Informe o volume do lote.').waitFor()
      },
    ],
    ['load profiles', () => '/loadprofiles', '.register .infinite'],
    ['a vehicle that is missing', () => '/vehicle?plate=ABC1D23', '.drawer-form'],
    ['vehicles', () => '/vehicle', 'h1'],
    ['carriers', () => '/transporters', 'tbody tr'],
    ...carrierTabs.map(([tab, shown]): Screen => [`a carrier’s ${tab}`, () => `/transporters/${carrier}?tab=${tab}`, shown]),
    ['groups of carriers', () => '/groups', 'tbody tr'],
    ['a group of carriers', () => `/groups/${group}`, 'tbody tr'],
    ['groups of drivers', () => '/driver-groups', 'tbody tr'],
    ['a driver with his outside checks', () => `/drivers?id=${driver}&transporterId=${carrier}`, '.outside-checks'],
    ['evaluations', () => '/evaluation', 'tbody tr'],
    ['evaluations of one', () => `/evaluation/TRANSPORTER/${carrier}`, '.evaluation'],
    [
      'notices of documents',
      () => '/drivers',
      'tbody tr',
      () =>
        page
          .getByRole('button', { name: /^Notificações/ })
          .click()
          .then(() => page.getByRole('region', { name: 'Documentos' }).waitFor()),
    ],
    ['table', () => '/loads?view=table', 'tbody tr, .table-card'],
    ['history', () => '/loads/history', 'h1'],
    ['history of deliveries', () => '/loads/deliveryhistory', 'h1'],
    ['replay', () => details.replace('/details', '/replay'), 'h1'],
    ['charts', () => '/dashboard', 'h1'],
    ['OTIF', () => '/reports?indicator=otif', 'h1'],
    ['loads in figures', () => '/reports?indicator=general', 'h1'],
    ['files', () => '/reports?indicator=report', 'h1'],
    ['lifecycles', () => '/lifecycles', 'h1'],
    [
      'lifecycles as a drawing',
      () => '/lifecycles',
      'h1',
      () =>
        page
          .getByText('Desenho', { exact: true })
          .click()
          .then(() => page.locator('.diagram svg').waitFor()),
    ],
    ['an address that does not exist', () => '/nowhere', 'h1'],
    ['a forbidden screen', () => '/user-register', 'h1'],
  ]
  it.each(screens)('%s', async (name, address, shown, prepare) => {
    await page.goto(application.url + address())
    await page.locator(shown).first().waitFor()
    await loaded(page)
    await prepare?.()
    await isFineInEveryLook(page)
    await shoot(page, named(name))
  })

  // Screens that an operator may not open, or that need more rights.
  const others: readonly [name: string, address: string][] = [
    ['users', '/user-register'],
    ['a new user', '/user-register/new'],
    ['configuration', '/configs'],
    ['profile', '/settings'],
    ['receivers', '/receivers'],
    ['a receiver', '/receiver-management'],
    ['places', '/collectionLocations'],
    ['a place', '/collectionLocation'],
    ['questions of checklists', '/checklist-items'],
    ['a question of checklists', '/checklist-items/new'],
    ['profile of loads', '/loadprofiles/new'],
    ['invitations', '/invites'],
    ['forms of evaluation', '/evaluationForm'],
    ['a new form of evaluation', '/evaluationForm?adds=true'],
  ]
  describe('for an administrator:', () => {
    let admin: Page
    beforeAll(async () => {
      admin = await application.signIn(browser, 'admin', '/settings')
      await admin.emulateMedia({ reducedMotion: 'reduce' })
    })
    it.each(others)('%s', async (name, address) => {
      await admin.goto(application.url + address)
      await admin.getByRole('main').getByRole('heading').first().waitFor()
      await loaded(admin)
      await isFineInEveryLook(admin)
      await shoot(admin, named(name))
    })
  })
})

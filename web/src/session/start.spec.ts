import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallFailed } from '../base/failure.ts'

const { manager, call, closeSocket } = vi.hoisted(() => ({
  manager: {
    getUser: vi.fn(),
    signinRedirect: vi.fn(async () => {}),
    signinSilent: vi.fn(),
    signoutRedirect: vi.fn(async () => {}),
    removeUser: vi.fn(async () => {}),
  },
  call: vi.fn(),
  closeSocket: vi.fn(),
}))
vi.mock('./oidc.ts', () => ({ createManager: () => manager, isReturning: () => false, isFresh: () => true }))
vi.mock('../base/api.ts', () => ({ call }))
vi.mock('../base/live.ts', () => ({ closeSocket }))

const entries = new Map<string, string>()
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, text: string) => void entries.set(key, text),
  removeItem: (key: string) => void entries.delete(key),
}
vi.stubGlobal(
  'sessionStorage',
  new Proxy(storage, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }),
)
vi.stubGlobal('location', { pathname: '/loads', search: '?text=CG', assign: vi.fn() })
vi.stubGlobal(
  'BroadcastChannel',
  class {
    postMessage() {}
  },
)
const { openSession, signOut } = await import('./start.ts')
const onPath = vi.fn()
const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => {
  vi.clearAllMocks()
  entries.clear()
})
afterEach(() => logged.mockClear())
afterAll(() => vi.unstubAllGlobals())

it('redirects to the login page when nobody is signed in, and back to the address afterwards (M009, R148)', async () => {
  manager.getUser.mockResolvedValue(null)
  expect(await openSession(onPath)).toEqual({ leaving: true })
  expect(logged).toHaveBeenCalledWith('Usuário não autenticado')
  expect(manager.signinRedirect).toHaveBeenCalledWith({ state: '/loads?text=CG' })
  expect(onPath.mock.calls).toEqual([['/loads']])
})

it('reports in the console that the app cannot start (M008)', async () => {
  const failure = new CallFailed(500, {})
  manager.getUser.mockResolvedValue({ access_token: 'x' })
  call.mockRejectedValue(failure)
  expect(await openSession(onPath)).toEqual({ failed: failure })
  expect(logged).toHaveBeenCalledWith('Erro ao inicializar a aplicação', failure)
})

it('loads name, groups and rights of the signed-in user (R149)', async () => {
  manager.getUser.mockResolvedValue({ access_token: 'x' })
  call.mockResolvedValue({ username: 'ana.p', user_id: 'ana', name: 'Ana', email: 'ana@x', roles: ['shipper_approver'] })
  expect(await openSession(onPath)).toMatchObject({ session: { username: 'ana.p', user_id: 'ana', rights: { isApprover: true } } })
})

it('signing out clears the tab, redirects to the provider, and shows a message on return (M120, R161)', async () => {
  entries.set('embarca.place', 'doca-1')
  entries.set('theirs', 'x')
  await signOut()
  expect([closeSocket.mock.calls.length, manager.signoutRedirect.mock.calls.length]).toEqual([1, 1])
  expect([...entries.keys()]).toEqual(['theirs', 'embarca.farewell'])
  manager.getUser.mockResolvedValue(null)
  expect(await openSession(onPath)).toEqual({ farewell: 'Deslogado com sucesso.' })
})

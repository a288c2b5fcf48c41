import { webPushCommands } from '@embarca/contracts/web-push/routes.ts'
import { call } from '../../base/api.ts'

/** Whether this device tells its user what happened; `INSTALL`: iOS does so only for an installed app. */
export type NoticesState = 'UNSUPPORTED' | 'INSTALL' | 'REFUSED' | 'ON' | 'OFF'

const KEY = 'embarca.carriers.notices'
/** Who asked for notices on this device, and under which subscription. */
type Mark = { readonly userId: string; readonly endpoint: string }
const markOf = (): Mark | undefined => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
const isIos = () => /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)

const registration = async () => (isSupported() ? navigator.serviceWorker.getRegistration() : undefined)
const subscription = async () => (await (await registration())?.pushManager.getSubscription()) ?? undefined

const base64 = (bytes: ArrayBuffer | null | undefined) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** What the device says, without asking the user for anything. */
export const noticesState = async (userId: string): Promise<NoticesState> => {
  if (!isSupported()) return isIos() ? 'INSTALL' : 'UNSUPPORTED'
  if (Notification.permission === 'denied') return 'REFUSED'
  const [known, mark] = [await subscription(), markOf()]
  return known && Notification.permission === 'granted' && mark?.userId === userId && mark.endpoint === known.endpoint ? 'ON' : 'OFF'
}

/** Subscribes under the server's key; a subscription under an earlier key tells nobody any more. */
const subscribed = async (key: string): Promise<PushSubscription> => {
  const worker = (await registration()) ?? (await navigator.serviceWorker.ready)
  const known = await worker.pushManager.getSubscription()
  if (known && base64(known.options.applicationServerKey) === key) return known
  await known?.unsubscribe()
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}
const register = async (key: string, userId: string) => {
  const made = await subscribed(key)
  const { endpoint } = made
  await call(webPushCommands.add, { endpoint, p256dh: base64(made.getKey('p256dh')), auth: base64(made.getKey('auth')) })
  localStorage.setItem(KEY, JSON.stringify({ userId, endpoint } satisfies Mark))
}

/** Called when the user taps: browsers show their question only then, and a refusal is final. */
export const switchNoticesOn = async (key: string, userId: string): Promise<NoticesState> => {
  if ((await Notification.requestPermission()) === 'granted') await register(key, userId)
  return noticesState(userId)
}

/** Browsers renew subscriptions, and servers their key: what was on stays on. */
export const renewNotices = async (key: string, userId: string): Promise<NoticesState> => {
  const mark = markOf()
  if (!isSupported() || mark?.userId !== userId || Notification.permission !== 'granted') return noticesState(userId)
  const known = await subscription()
  if (known?.endpoint !== mark.endpoint || base64(known.options.applicationServerKey) !== key) await register(key, userId)
  return noticesState(userId)
}

/** The browser forgets the subscription even where the server does not answer: its push service then reports the device as gone. */
export const switchNoticesOff = async (reason: 'SWITCHED_OFF' | 'SIGNED_OUT'): Promise<void> => {
  const [known, mark] = [await subscription(), markOf()]
  localStorage.removeItem(KEY)
  const endpoint = known?.endpoint ?? mark?.endpoint
  await known?.unsubscribe()
  if (endpoint !== undefined) await call(webPushCommands.remove, { endpoint, reason })
}

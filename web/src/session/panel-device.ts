/** Set on a TV that staff admitted once: without a session it shows a code, never a login (readings Y17). */
const PANEL = 'embarca.tv'
export const PAIRING_PATH = '/tv'
export const PANEL_PATH = '/driver-call-panel'

export const isPanelDevice = (): boolean => {
  try {
    return localStorage.getItem(PANEL) !== null
  } catch {
    // A browser that keeps nothing is no TV that was admitted.
    return false
  }
}
export const becomePanelDevice = () => localStorage.setItem(PANEL, '1')

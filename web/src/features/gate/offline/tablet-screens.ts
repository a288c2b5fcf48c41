/** The screens that open without a network. */
export const TABLET_SCREENS = ['/concierge', '/dispatchment', '/checklist']
export const isTabletScreen = (pathname: string): boolean => TABLET_SCREENS.includes(pathname.replace(/\/$/, ''))

const MARK = 'embarca.gate.kept'
/** Set where a gate was opened: signing out asks and erases there. */
export const isTablet = (): boolean => localStorage.getItem(MARK) !== null
export const markTablet = () => localStorage.setItem(MARK, 'yes')
export const unmarkTablet = () => localStorage.removeItem(MARK)

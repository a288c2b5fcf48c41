import { keepShell } from '../base/offline/keep-shell.ts'

/** The app of carriers, of drivers, or of a trip's link opens without a network. */
export const keepCarriersShell = () =>
  keepShell('/carriers-worker.js', [['/driver', '/trip/'].find((path) => location.pathname.startsWith(path)) ?? '/carrier'])

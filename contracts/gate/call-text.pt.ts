type Call = { readonly driverName: string; readonly vehiclePlate: string; readonly dock: string }

/** Letters and digits one by one: '1' of a plate is no number. */
const spelled = (code: string): string => [...code.replace(/[^A-Za-z0-9]/g, '').toUpperCase()].join(' ')

export const CALL_LANGUAGE = 'pt-BR'
/** What the panel says of a call: '{nome}, placa {letras e números}, doca {n}.' (Y16) */
export const callText = ({ driverName, vehiclePlate, dock }: Call): string =>
  `${[driverName.trim(), vehiclePlate.trim() && `placa ${spelled(vehiclePlate)}`, dock.trim() && `doca ${dock.trim()}`].filter(Boolean).join(', ')}.`

import { canonicalPlate, isCpf } from '@embarca/contracts/kit/documents.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { CarrierText } from './launch-text.ts'
import { paths, platePath } from './paths.ts'

const refusalTexts = loadLabels.refusal
const digits = (text: string) => text.replace(/\D/g, '')

/** Errors of the carrier of a load that is not offered. Driver and plates may come later, but only together. */
export const carrierErrors = ({ transporter, contract, cpf, name, phone, plates }: CarrierText, isFob: boolean): Record<string, string> => {
  if (contract) return {}
  const written = plates.map((plate) => plate.trim())
  const named = [cpf, name, phone].some((text) => text.trim() !== '')
  const driver = named || written.some((plate) => plate !== '')
  const repeated = (plate: string, index: number) => plate !== '' && written.indexOf(plate) < index
  return {
    ...(!transporter && (isFob || driver) && { [paths.carrier]: refusalTexts.TRANSPORTER_MISSING }),
    ...(driver && !isCpf(digits(cpf)) && { [paths.driverCpf]: named ? refusalTexts.CPF_INVALID : refusalTexts.DRIVER_MISSING }),
    ...(named && !name.trim() && { [paths.driverName]: 'Informe o nome do motorista.' }),
    ...(named && digits(phone).length < 10 && { [paths.driverPhone]: 'Informe o telefone com DDD.' }),
    ...Object.fromEntries(
      written.flatMap((plate, index) =>
        plate !== '' && canonicalPlate(plate) === undefined
          ? [[platePath(index), 'Placa inválida. Use ABC1D23 ou ABC1234.']]
          : repeated(plate, index)
            ? [[platePath(index), refusalTexts.PLATE_REPEATED]]
            : [],
      ),
    ),
    ...(driver && written[0] === '' && { [platePath(0)]: refusalTexts.VEHICLE_MISSING }),
  }
}

import { canonicalPlate, isCpf } from '@embarca/contracts/kit/documents.ts'
import type { CarrierText } from './launch-text.ts'
import { paths, platePath } from './paths.ts'

const digits = (text: string) => text.replace(/\D/g, '')

/** What is wrong with who carries a FOB load. Driver and plates may come later; half of them may not. */
export const carrierErrors = ({ transporter, cpf, name, phone, plates }: CarrierText): Record<string, string> => {
  const driver = [cpf, name, phone].some((text) => text.trim() !== '')
  const written = plates.map((plate) => plate.trim())
  const repeated = (plate: string, index: number) => plate !== '' && written.indexOf(plate) < index
  return {
    ...(!transporter && { [paths.carrier]: 'Escolha a transportadora.' }),
    ...(driver && !isCpf(digits(cpf)) && { [paths.driverCpf]: 'Informe um CPF válido.' }),
    ...(driver && !name.trim() && { [paths.driverName]: 'Informe o nome do motorista.' }),
    ...(driver && digits(phone).length < 10 && { [paths.driverPhone]: 'Informe o telefone com DDD.' }),
    ...Object.fromEntries(
      written.flatMap((plate, index) =>
        plate !== '' && canonicalPlate(plate) === undefined
          ? [[platePath(index), 'Placa inválida. Use ABC1D23 ou ABC1234.']]
          : repeated(plate, index)
            ? [[platePath(index), 'Esta placa já está na composição.']]
            : [],
      ),
    ),
    ...(driver && written[0] === '' && { [platePath(0)]: 'Informe a placa do veículo.' }),
  }
}

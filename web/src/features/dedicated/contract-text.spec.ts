import { describe, expect, it } from 'vitest'
import { blankContract, type ContractText, contractForm, firstFault } from './contract-text.ts'

const whole: ContractText = {
  ...blankContract,
  ...{ transporter: { id: 't1', name: 'TransNorte' }, plates: [{ plate: 'ABC1D23', vehicleId: 'v1' }, { plate: '' }], cpf: '52998224725' },
  ...{ driverId: 'd1', freightPriceNegotiated: 2_000_000, distanceAmountNegotiated: 6_000, pricePerKmExceeded: 425 },
}

describe('the form of a contract', () => {
  it('says the first thing that is missing (R212, R213, R214, R215, R216, R217)', () => {
    const faultWithout = (over: Partial<ContractText>) => firstFault({ ...whole, ...over })?.message
    expect(firstFault(blankContract)).toEqual({ field: 'vehicleIds', message: 'É necessário selecionar um veículo!' })
    expect(faultWithout({ transporter: undefined, driverId: undefined })).toBe('Escolha uma Transportadora')
    expect(faultWithout({ driverId: undefined, pricePerKmExceeded: undefined })).toBe('É necessário selecionar o motorista!')
    expect(faultWithout({ freightPriceNegotiated: undefined })).toBe('Adicione o valor contratado')
    expect(faultWithout({ distanceAmountNegotiated: Number.NaN })).toBe('Adicione a distância Contratada')
    expect(faultWithout({ pricePerKmExceeded: undefined })).toBe('Adicione o valor excedido')
    expect(firstFault(whole)).toBeUndefined()
  })
  it('sends the vehicles that were found, and no penalty as 0 (R218)', () => {
    expect(contractForm(whole, undefined)).toMatchObject({ vehicleIds: ['v1'], penaltyPrice: 0, cycleDay: 10, daysOff: [] })
    expect(contractForm(whole, 'c1').dedicatedVehicleId).toBe('c1')
  })
})

import { describe, expect, it } from 'vitest'
import { recognise } from './recognise.ts'

describe('what was pasted', () => {
  it.each([
    [' 529.982.247-25 ', 'cpf', '52998224725'],
    ['111.444.777-35', 'cpf', '11144477735'],
    ['11.222.333/0001-81', 'cnpj', '11222333000181'],
    ['12.ABC.345/01DE-35', 'cnpj', '12ABC34501DE35'],
    ['6a3edmwp000168', 'cnpj', '6A3EDMWP000168'],
    ['D7YDDI5H000162', 'cnpj', 'D7YDDI5H000162'],
    ['rqk-3d41', 'plate', 'RQK3D41'],
    ['ABC1234', 'plate', 'ABC1234'],
    ['3526 1111 2223 3300 0181 5500 1000 0123 4514 8213 5793', 'nfe', '35261111222333000181550010000123451482135793'],
    ['35261112ABC34501DE35550010000123451482135794', 'nfe', '35261112ABC34501DE35550010000123451482135794'],
    ['35261111222333000181570010000043211735192642', 'cte', '35261111222333000181570010000043211735192642'],
    ['pedido PED-9', 'order', 'PED-9'],
    ['Pedido: 58593', 'order', '58593'],
    ['NF 4711', 'note', '4711'],
    ['nota fiscal #12345', 'note', '12345'],
    ['carga CG-20', 'code', 'CG-20'],
    ['placa abc1c34', 'plate', 'ABC1C34'],
    ['CPF: 529.982.247-25', 'cpf', '52998224725'],
  ] as const)('%s is known', (typed, kind, text) => expect(recognise(typed)).toEqual({ kind, text }))

  it.each([
    'CG-20377',
    '111.111.111-11',
    'ABC',
    'AB12345',
    'LBNXQOB5000163',
    '35261111222333000181550010000123451482135794',
    'PED-9',
    'nf',
    'Cargas Planalto',
  ])('%s is text, as it was typed', (typed) => expect(recognise(typed)).toEqual({ kind: 'text', text: typed }))
})

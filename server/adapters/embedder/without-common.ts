import { DIRECTIONS, MEAN, type PackedVector } from './common-directions.ts'

const SCALE = 32_767

const mean = unpack(MEAN)
const directions = DIRECTIONS.map(unpack)

/** Returns a vector of the built-in sentence model without the directions that all of its vectors share. */
export function withoutCommon(vector: Float32Array): Float32Array {
  const length = lengthOf(vector)
  const rest = vector.map((value, i) => value / length - mean[i]!)
  for (const direction of directions) {
    const part = rest.reduce((sum, value, i) => sum + value * direction[i]!, 0)
    for (let i = 0; i < rest.length; i++) rest[i]! -= part * direction[i]!
  }
  return rest
}

function lengthOf(vector: Float32Array): number {
  return Math.hypot(...vector) || 1
}

function unpack({ scale, numbers }: PackedVector): Float32Array {
  const bytes = Buffer.from(numbers, 'base64')
  return Float32Array.from({ length: bytes.length / 2 }, (_, i) => (bytes.readInt16LE(2 * i) * scale) / SCALE)
}

// Listens to computed sounds.

/** Below this nothing is heard any more: -60 dBFS. */
const SILENCE = 0.001;
/** One of this many samples is told. */
const SPARSE = 37;

export function listen(buffer) {
  const samples = buffer.getChannelData(0);
  let peak = 0;
  let power = 0;
  let last = 0;
  samples.forEach((sample, i) => {
    const loud = Math.abs(sample);
    peak = Math.max(peak, loud);
    power += sample * sample;
    if (loud > SILENCE) last = i;
  });
  return {
    peak,
    loudness: Math.sqrt(power / samples.length),
    length: last / buffer.sampleRate,
    samples: [...samples].filter((_, i) => i % SPARSE === 0),
    purest: purest(samples, buffer.sampleRate, power),
  };
}

/** The largest share of the power that lies at one frequency above 400 Hz. */
function purest(samples, rate, power) {
  let most = 0;
  for (let hertz = 400; hertz < 6000; hertz *= 1.012) {
    let [re, im] = [0, 0];
    const step = (2 * Math.PI * hertz) / rate;
    for (let i = 0; i < samples.length; i += 2) {
      re += samples[i] * Math.cos(step * i);
      im += samples[i] * Math.sin(step * i);
    }
    most = Math.max(most, (8 * (re * re + im * im)) / (samples.length * power));
  }
  return most;
}

import type { Drawing } from './looks.server.ts';
import * as styles from './look-drawing.css.ts';

/** A page of a look, small: its bar, its heading, a button and three cards. */
export function LookDrawing({ drawing }: { drawing: Drawing }) {
  const { colours, radius, bar, navigation, font } = drawing;
  const { primary, accent, background, text } = colours;
  const isSolid = bar === 'solid';
  const floats = bar === 'floating';
  const inset = floats ? 8 : 0;
  const left = navigation === 'drawer' ? 52 : 16;
  return (
    <svg className={styles.drawing} viewBox="0 0 240 140" aria-hidden="true">
      <rect width="240" height="140" fill={background} />
      {navigation === 'drawer' ? <Lines x={8} y={36} count={5} width={28} fill={text} /> : null}
      <rect
        x={inset}
        y={inset}
        width={240 - 2 * inset}
        height="20"
        rx={floats ? radius : 0}
        fill={isSolid ? primary : text}
        fillOpacity={isSolid ? 1 : bar === 'plain' ? 0.06 : 0.12}
      />
      <circle cx={inset + 14} cy={inset + 10} r="5" fill={isSolid ? background : primary} />
      {navigation === 'bar' ? (
        <g fill={isSolid ? background : text} fillOpacity="0.7">
          {[0, 1, 2].map((at) => (
            <rect key={at} x={128 + at * 30} y={inset + 8} width="22" height="4" rx="2" />
          ))}
        </g>
      ) : null}
      <text x={left} y="58" fontSize="14" fontWeight="700" fill={text}>
        {font}
      </text>
      <Lines x={left} y={66} count={2} width={110} fill={text} />
      <rect x={left} y="84" width="46" height="14" rx={radius} fill={primary} />
      <rect
        x={left + 52}
        y="84"
        width="34"
        height="14"
        rx={radius}
        fill={accent}
        fillOpacity="0.9"
      />
      {[0, 1, 2].map((at) => (
        <rect
          key={at}
          x={left + at * ((224 - left) / 3)}
          y="106"
          width={(224 - left) / 3 - 8}
          height="26"
          rx={radius}
          fill={text}
          fillOpacity="0.08"
        />
      ))}
    </svg>
  );
}

interface LinesProps {
  x: number;
  y: number;
  count: number;
  width: number;
  fill: string;
}

function Lines({ x, y, count, width, fill }: LinesProps) {
  return (
    <g fill={fill} fillOpacity="0.35">
      {Array.from({ length: count }, (_, at) => (
        <rect
          key={at}
          x={x}
          y={y + at * 8}
          width={width - (at % 2) * (width / 4)}
          height="3"
          rx="1.5"
        />
      ))}
    </g>
  );
}

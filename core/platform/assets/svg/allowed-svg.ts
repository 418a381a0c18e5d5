const words = (text: string) => text.trim().split(/\s+/);

/** What may be drawn. Everything else of a file goes, and its content with it. */
export const ELEMENTS = new Set(
  words(`
    svg g defs symbol use title desc style
    path rect circle ellipse line polyline polygon text tspan textPath
    linearGradient radialGradient stop pattern clipPath mask marker
    filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
    feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
    feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
    feSpecularLighting feSpotLight feTile feTurbulence
    animate animateMotion animateTransform mpath set
  `),
);

/** These only stand around what is drawn: they go and their content stays. */
export const WRAPPERS = new Set(['a', 'switch']);

/** Without one of these there is nothing to see. */
export const DRAWN = new Set(words('path rect circle ellipse line polyline polygon text use'));

/** These hold text for people. */
export const TEXT_ELEMENTS = new Set(words('title desc text tspan textPath'));

/** These may point to another element of the same picture. */
export const REFERRING = new Set(
  words('use linearGradient radialGradient pattern filter textPath mpath'),
);

export const ANIMATIONS = new Set(words('animate animateMotion animateTransform set'));

/** Properties that say how something is drawn: as attributes, in `style` and in style sheets. */
export const PROPERTIES = new Set(
  words(`
    alignment-baseline baseline-shift clip-path clip-rule color color-interpolation
    color-interpolation-filters direction display dominant-baseline fill fill-opacity fill-rule
    filter flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style
    font-variant font-weight image-rendering isolation letter-spacing lighting-color marker-end
    marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order
    pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray
    stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
    text-anchor text-decoration text-rendering transform transform-box transform-origin
    unicode-bidi vector-effect visibility word-spacing writing-mode
  `),
);

/** Attributes that say where and how large something is. */
const GEOMETRY = words(`
  cx cy r rx ry fx fy fr x y x1 y1 x2 y2 dx dy width height d points pathLength rotate viewBox
  preserveAspectRatio offset gradientUnits gradientTransform spreadMethod patternUnits
  patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits markerUnits
  markerWidth markerHeight orient refX refY textLength lengthAdjust startOffset method spacing side
  version
`);

const FILTERS = words(`
  amplitude azimuth baseFrequency bias diffuseConstant divisor edgeMode elevation exponent
  filterUnits in in2 intercept k1 k2 k3 k4 kernelMatrix kernelUnitLength limitingConeAngle mode
  numOctaves operator order pointsAtX pointsAtY pointsAtZ preserveAlpha primitiveUnits radius result
  scale seed slope specularConstant specularExponent stdDeviation stitchTiles surfaceScale
  tableValues targetX targetY type values xChannelSelector yChannelSelector z
`);

const ANIMATION = words(`
  accumulate additive attributeName begin by calcMode dur end fill from keyPoints keySplines
  keyTimes max min origin path repeatCount repeatDur restart to
`);

/** What an animation may change: how something is drawn and where, never where it leads. */
export const ANIMATED = new Set([...PROPERTIES, ...GEOMETRY, ...FILTERS]);

export const ATTRIBUTES = new Set([...ANIMATED, ...ANIMATION, 'id', 'class', 'style']);

/** Functions that a value may call; `url` is looked at by itself. */
export const FUNCTIONS = new Set(
  words(`
    url rgb rgba hsl hsla hwb lab lch oklab oklch color calc min max clamp
    matrix translate translatex translatey scale scalex scaley rotate skewx skewy
    blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  `),
);

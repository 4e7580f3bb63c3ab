"""Uses the generated client against a service whose address is the first argument; the second is a glTF file."""

import json
import math
import sys

import gunfeel
from gunfeel.exceptions import ApiException

configuration = gunfeel.Configuration(host=sys.argv[1])
client = gunfeel.ApiClient(configuration)


def fire():
    api = gunfeel.WeaponApi(client)
    request = gunfeel.WeaponSequenceRequest(
        preset="assaultRifle", firing=gunfeel.Firing(shots=30), distanceMeters=10, seeds=gunfeel.Seeds(running=1)
    )
    answer = api.weapon_sequence(request)
    assert len(answer.shots) == 30
    assert abs(math.hypot(*answer.shots[0].direction) - 1) < 1e-12
    assert answer.summary.largest_climb_degrees > 0
    rifle = gunfeel.WeaponsApi(client).get_weapon("assaultRifle")
    again = gunfeel.WeaponSequenceRequest(
        weapon=rifle, firing=gunfeel.Firing(shots=30), distanceMeters=10, seeds=gunfeel.Seeds(running=1)
    )
    assert api.weapon_sequence(again).shots == answer.shots


def steps():
    api = gunfeel.RecoilApi(client)
    sequence = api.recoil_sequence(
        gunfeel.RecoilSequenceRequest(
            preset="assaultRifle", firing=gunfeel.Firing(shots=5), seeds=gunfeel.Seeds(running=1)
        )
    )
    state = None
    for index in range(5):
        step = api.recoil_step(
            gunfeel.RecoilStepRequest(
                preset="assaultRifle",
                state=state,
                elapsedSeconds=0.0 if index == 0 else 0.1,
                seeds=gunfeel.Seeds(running=1),
            )
        )
        assert step.shot.pitch_peak_degrees == sequence.shots[index].pitch_peak_degrees
        state = step.state


def flock():
    api = gunfeel.BoidsApi(client)
    answer = api.boids_sequence(
        gunfeel.BoidsSequenceRequest(spawn=gunfeel.BoidsSpawn(count=12, seed=3), steps=10, every=5)
    )
    assert [len(frame.agents) for frame in answer.frames] == [12, 12, 12]
    step = api.boids_step(gunfeel.BoidsStepRequest(agents=answer.frames[0].agents, deltaSeconds=0.02))
    assert len(step.agents) == 12


def blend():
    api = gunfeel.BlendApi(client)
    still = gunfeel.Pose(bones=[gunfeel.Bone(position=[0, 0, 0], rotation=[0, 0, 0, 1])])
    turned = gunfeel.Pose(bones=[gunfeel.Bone(position=[2, 0, 0], rotation=[0, 1, 0, 0])])
    request = gunfeel.BlendPoseRequest(**{"from": still, "to": turned, "t": 0.5, "easing": "linear"})
    assert api.blend_pose(request).pose.bones[0].position[0] == 1
    with open(sys.argv[2], "rb") as file:
        clips = api.blend_clips(file.read(), sample_rate_hz=30)
    assert clips.clips and clips.bones


def checks():
    api = gunfeel.ChecksApi(client)
    request = gunfeel.ChecksRequest(
        presets=["pistol"],
        checks=[
            gunfeel.CheckRequest(metric="climbDegrees", shot=5, max=0.001),
            gunfeel.CheckRequest(
                metric="hitProbability",
                target=gunfeel.Target(shape="circle", radiusMeters=0.5),
                distanceMeters=10,
                recoilControl=1,
                min=0.5,
                simulations=200,
            ),
        ],
    )
    report = api.run_checks(request)
    assert report.outcome.value == "failed"
    assert [result.outcome.value for result in report.results] == ["failed", "passed"]
    try:
        api.run_checks(request, fail_status=True)
    except ApiException as error:
        assert error.status == 409
    else:
        raise AssertionError("a failing check passed")


def errors():
    try:
        gunfeel.WeaponApi(client).weapon_sequence(
            gunfeel.WeaponSequenceRequest(
                preset="pistol", firing=gunfeel.Firing(bursts=[gunfeel.Burst(shots=3, pauseSeconds=1)])
            )
        )
    except ApiException as error:
        assert error.status == 422
        problem = gunfeel.Problem.from_dict(json.loads(error.body))
        assert problem.type == "/problems/invalid-input"
        assert problem.errors[0].pointer == "/firing/bursts/0/pauseSeconds"
    else:
        raise AssertionError("a pause before the first burst")


for part in (fire, steps, flock, blend, checks, errors):
    part()
    print(f"Python: {part.__name__}")
